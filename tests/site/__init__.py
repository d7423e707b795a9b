"""Tests of the built site."""  # noqa: A005
