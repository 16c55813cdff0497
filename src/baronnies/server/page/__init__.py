"""A house in a page: the same rooms in a browser's worker, without a server."""
