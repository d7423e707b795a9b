"""Measurements of the built site in headless Chromium; run with ``python -m bench``."""
