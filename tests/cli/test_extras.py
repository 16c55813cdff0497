"""Rules, bots and the terminal need no extra; who asks for more is told what to install."""

from typing import Final

import pytest

from tests.hiding import run_lacking

LAB: Final = ("matplotlib", "numpy", "openskill")
SERVER: Final = (
    "cryptography", "http_ece", "httptools", "httpx", "litestar", "msgspec", "py_vapid", "uvicorn",
    "uvloop", "websockets",
)  # fmt: skip
CLUSTER: Final = ("pyarrow", "ray")
MAIN: Final = "from baronnies.cli import main; main()"


@pytest.mark.parametrize(
    "command",
    [
        ["games"],
        ["rules", "baron"],
        ["simulate", "le_baron", "--bots", "random,random", "--games", "2"],
        ["host", "--help"],
    ],
    ids=" ".join,
)
def test_this_needs_no_extra(command: list[str]) -> None:
    done = run_lacking(MAIN, *command, lacking=LAB + SERVER + CLUSTER)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("command", "package", "extra"),
    [
        (["serve"], "litestar", "server"),
        (["wire"], "msgspec", "server"),
        (["ladder", "le_baron", "--bots", "random,greedy"], "openskill", "lab"),
        (
            ["sweep", "le_baron", "--vary", "seats=2,3", "--bots", "random", "--plot", "a.svg"],
            "matplotlib",
            "lab",
        ),
        (["simulate", "le_baron", "--bots", "random", "--on", "ray"], "ray", "cluster"),
        (["simulate", "le_baron", "--bots", "random", "--out", "a.parquet"], "pyarrow", "cluster"),
    ],
    ids=["serve", "wire", "ladder", "sweep --plot", "--on", "--out"],
)
def test_without_its_extra_a_command_says_what_to_install(
    command: list[str], package: str, extra: str
) -> None:
    done = run_lacking(MAIN, "--lang", "en", *command, lacking=LAB + SERVER + CLUSTER)
    assert done.returncode == 2
    said = done.stderr.strip()
    assert said.endswith(f'`pip install "baronnies[{extra}]"`')
    assert package in said or extra == "server"
    assert "Traceback" not in said
