"""Where the world comes in: sockets, REST, pages."""
