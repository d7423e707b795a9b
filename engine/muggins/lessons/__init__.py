"""Worked examples as data, and the tables that readers open from them."""
