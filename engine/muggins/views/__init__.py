"""Drawings and pages: what lies where, and the HTML that shows it."""
