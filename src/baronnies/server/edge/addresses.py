"""Where people find the server: on this machine, and from others of its network."""

import socket
from ipaddress import ip_address
from typing import Final

_OUTSIDE: Final = ("192.0.2.1", 9)  # kept for documentation (RFC 5737): nothing is sent there


def address(listener: socket.socket) -> str:
    """Where a browser on this machine finds it."""
    host, port = listener.getsockname()[:2]
    return _url("127.0.0.1" if ip_address(host).is_unspecified else host, port)


def addresses(listener: socket.socket) -> tuple[str, ...]:
    """Where other machines find it: nowhere if it listens to this one only."""
    host, port = listener.getsockname()[:2]
    if ip_address(host).is_loopback:
        return ()
    own = _own() if ip_address(host).is_unspecified else [host]
    return tuple(_url(each, port) for each in own)


def _own() -> list[str]:
    """The addresses of this machine that others can use, the one it speaks from first."""
    found = [_speaking(), *_named()]
    return [each for each in dict.fromkeys(found) if each and _usable(each)]


def _speaking() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(_OUTSIDE)  # a datagram socket only chooses its way
        except OSError:
            return ""  # no network at all
        return str(line.getsockname()[0])


def _named() -> list[str]:
    try:
        return list(socket.gethostbyname_ex(socket.gethostname())[2])
    except OSError:
        return []


def _usable(host: str) -> bool:
    found = ip_address(host)
    return not (found.is_loopback or found.is_unspecified or found.is_link_local)


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
