"""The build: pages, seeds, catalogues and the parts that go to the browser."""
