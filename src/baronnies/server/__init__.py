"""Tables for people far apart: a server that keeps what it acknowledges and shows what is yours."""
