"""Behind a proxy, and what lies in deploy/: two servers, a PostgreSQL and an nginx, as processes here."""

import re
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from postgres import missing, running_database
from tests.serving import PATIENCE, Server, free_port
from typer.testing import CliRunner
from visitors import Guest, Link, wait_until
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from clachan.cli.app import app
from clachan.server.app import ServerSettings

ROOT = Path(__file__).parents[2]
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/bin:/usr/local/sbin")
OPENSSL = shutil.which("openssl")


def options_of_serve() -> str:
    return CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).output


def test_the_compose_file_names_what_exists() -> None:
    parts: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
    assert set(parts["services"]) == {"server1", "server2", "bots", "database", "proxy"}
    told = CliRunner().invoke(app, ["bot-worker", "--help"], env={"COLUMNS": "200"}).output
    words = [word.partition("=")[0] for word in parts["services"]["bots"]["command"]]
    assert words[0] == "bot-worker" and all(word in told for word in words[1:])
    known, proxy = options_of_serve(), (ROOT / "deploy/nginx.conf").read_text()
    for name in ("server1", "server2"):
        service = parts["services"][name]
        assert (ROOT / service["build"] / "Dockerfile").is_file()
        words = [word.partition("=")[0] for word in service["command"]]
        assert words[0] == "serve" and all(word in known for word in words[1:])
        assert f"--peer-host={name}" in service["command"] and f"server {name}:8080" in proxy
    volumes = [volume.split(":")[0] for volume in parts["services"]["proxy"]["volumes"]]
    assert "./deploy/nginx.conf" in volumes and (ROOT / "deploy/nginx.conf").is_file()
    needed = {name for one in parts["services"].values() for name in one.get("depends_on", [])}
    assert needed <= set(parts["services"])


def test_the_image_and_the_unit_call_what_exists() -> None:
    image, unit = (ROOT / "Dockerfile").read_text(), (ROOT / "deploy/clachan.service").read_text()
    for script in re.findall(r"scripts/[\w-]+", image):
        assert (ROOT / script).is_file()
    extra = re.search(r"'\.\[(\w+)\]'", image)
    assert extra and f"\n{extra[1]} = [" in (ROOT / "pyproject.toml").read_text()
    started = next(line for line in unit.splitlines() if line.startswith("ExecStart="))
    assert all(option in options_of_serve() for option in re.findall(r"--[a-z-]+", started))


def test_a_proxy_that_is_no_network_is_refused() -> None:
    said = CliRunner().invoke(app, ["serve", "--proxy", "everywhere"])
    assert said.exit_code == 2 and "--proxy" in said.output
    assert ServerSettings().peer_host == "127.0.0.1"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, list[Server]]]:
    """The address of the proxy, and the servers behind it."""
    if NGINX is None or OPENSSL is None:
        pytest.skip("needs nginx and openssl: Debian has them under these names")
    if missing():
        pytest.skip(missing())
    folder = tmp_path_factory.mktemp("house")
    with running_database() as database, ThreadPoolExecutor(2) as at_once:
        wanted = [
            Server(folder / f"{name}.db", url=database.url, more=("--proxy", "127.0.0.1/32"))
            for name in ("one", "two")
        ]
        servers = list(at_once.map(Server.start, wanted))
        port, plain = free_port(), free_port()
        proxy = start_nginx(folder, port, plain, servers)
        yield f"https://127.0.0.1:{port}", servers
        proxy.terminate()
        proxy.wait(PATIENCE)
        for server in servers:
            if server.process and server.process.poll() is None:
                server.end()


def start_nginx(folder: Path, port: int, plain: int, servers: list[Server]) -> "subprocess.Popen[bytes]":
    """nginx as deploy/nginx.conf has it, with the addresses of this test."""
    assert NGINX and OPENSSL
    key, certificate = folder / "privkey.pem", folder / "fullchain.pem"
    subprocess.run(
        [OPENSSL, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost",
         "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True,
    )  # fmt: skip
    text = (ROOT / "deploy/nginx.conf").read_text()
    for before, after in (
        ("/etc/nginx/tls", str(folder)), ("/var/run/nginx.pid", str(folder / "pid")),
        ("listen 443", f"listen 127.0.0.1:{port}"), ("listen 80", f"listen 127.0.0.1:{plain}"),
        ("server1:8080", f"127.0.0.1:{servers[0].port}"), ("server2:8080", f"127.0.0.1:{servers[1].port}"),
        ("worker_processes auto", "worker_processes 1"), ("worker_rlimit_nofile 65536;", ""),
        ("16384", "200"),
    ):  # fmt: skip
        assert before in text
        text = text.replace(before, after)
    (folder / "nginx.conf").write_text(text)
    errors = (folder / "nginx.log").open("wb")
    command = [NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]
    running = subprocess.Popen(command, stderr=errors)
    errors.close()
    return running


class Outside(Guest):
    """A guest who comes through the proxy."""

    def __init__(self, address: str, server: Server) -> None:
        super().__init__(server)
        self.address = address
        self.http = httpx.Client(
            base_url=address, headers={"origin": address}, timeout=PATIENCE, verify=False
        )

    def open(self, table: str, origin: str = "") -> Link:
        trusting = ssl._create_unverified_context()
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        from_where: Any = origin or self.address
        socket = connect(
            f"{self.address.replace('https', 'wss')}/ws/{table}", ssl=trusting, origin=from_where,
            additional_headers={"cookie": cookies}, max_size=None, open_timeout=PATIENCE,
            close_timeout=0.2,
        )  # fmt: skip
        link = Link(self.open_links.enter_context(socket))
        link.until(lambda reply: reply["type"] == "update")
        return link


def test_through_a_proxy_everything_is_as_it_should_be(house: tuple[str, list[Server]]) -> None:
    address, servers = house
    guest = Outside(address, servers[0])
    wait_until(lambda: is_up(guest))
    named = guest.http.post("/api/name", json={"name": "Moira"})
    assert "secure" in named.headers["set-cookie"].lower()
    assert named.headers["strict-transport-security"] == "max-age=31536000"
    table = guest.create("me", "me")
    links = [guest.open(table) for _ in range(3)]
    links[0].play_on(6)
    seq = links[0].update["seq"]
    for link in links[1:]:
        link.until(lambda reply: reply["type"] == "update" and reply["seq"] >= seq)
    without_tls = address.replace("https", "http")
    assert guest.http.post("/api/guest", headers={"origin": without_tls}).status_code == 403
    with pytest.raises(InvalidStatus):
        guest.open(table, without_tls)
    for inner in ("/metrics", "/inside/x/sit"):
        assert guest.http.get(inner).status_code == 404
    servers[0].end()  # a server that is upgraded is not missed
    assert guest.http.get(f"/api/tables/{table}/replay").status_code == 200
    assert guest.open(table).play_on(2) == 2
    guest.close()


def is_up(guest: Guest) -> bool:
    try:
        return guest.http.get("/readyz").status_code == 200
    except httpx.TransportError:
        return False


def test_only_the_proxy_is_believed(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db").start()
    try:
        forged = {"x-forwarded-proto": "https", "origin": server.address}
        answer = httpx.post(f"{server.address}/api/guest", headers=forged)
        assert answer.status_code == 200 and "strict-transport-security" not in answer.headers
        assert "secure" not in answer.headers["set-cookie"].lower()
    finally:
        server.end()
