"""The floor: nginx with the same countries as a static page, no script. Nothing that serves pages is much faster."""

import functools
import html
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

import bench_server

PROGRAM = shutil.which("nginx") or "/usr/sbin/nginx"

CONFIGURATION = """
daemon off; worker_processes 1; pid {folder}/pid; error_log {folder}/errors; {user}
events {{ worker_connections 1024; }}
http {{
  access_log off; gzip on; gzip_types text/css;
  types {{ text/html html; text/css css; }}
  {temporary}
  server {{ listen 127.0.0.1:{port}; root {folder}/pages; }}
}}
"""
TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]

STYLE = """body { margin: 0; font: 17px/22px sans-serif } ul { margin: 0; padding: 0; list-style: none }
li { display: flex; gap: 12px; padding: 11px 16px; border-bottom: 1px solid #ccc } a { flex: 1 } span { color: #666 }
"""


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


def rows(server):
    """Code, name and total of each country, from the list that the program shows."""
    with urllib.request.urlopen(server.url(server.first_page()), timeout=bench_server.PATIENCE) as answer:
        page = answer.read().decode()
    found = re.findall(
        r'data-testid="statistics.row.([A-Z]{2})".*?cell.name">([^<]*)<.*?cell.total">([^<]*)<', page)
    if len(found) < 100:
        sys.exit(f"The list of countries has only {len(found)} rows.")
    return [[html.unescape(part) for part in one] for one in found]


@functools.cache
def page():
    """The list as a static page."""
    with bench_server.Server(bench_server.program()) as server:
        items = [
            f'<li><a href="/statistics/{code}">{html.escape(name)}</a><span>{html.escape(total)}</span></li>'
            for code, name, total in rows(server)
        ]
    start = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Countries</title>'
    link = '<link rel="stylesheet" href="/style.css"><link rel="icon" href="data:,"></head>'
    return f"{start}{link}<body><main><ul>{''.join(items)}</ul></main></body></html>"


class Floor(bench_server.Site):
    """nginx on a free port."""

    def __init__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="sitrep-bench-"))
        self.host, self.port = "127.0.0.1", free_port()
        pages = self.folder / "pages"
        pages.mkdir()
        (pages / "index.html").write_text(page())
        (pages / "style.css").write_text(STYLE)
        temporary = " ".join(f"{name}_temp_path {self.folder}/{name};" for name in TEMPORARY)
        user = "user root;" if os.geteuid() == 0 else ""
        configuration = CONFIGURATION.format(folder=self.folder, port=self.port, temporary=temporary, user=user)
        (self.folder / "nginx.conf").write_text(configuration)
        self.process = subprocess.Popen(
            [PROGRAM, "-c", self.folder / "nginx.conf", "-e", self.folder / "errors"], stderr=subprocess.DEVNULL)
        self.wait()

    def wait(self):
        """Waits until nginx listens."""
        end = time.monotonic() + bench_server.PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            try:
                return socket.create_connection((self.host, self.port)).close()
            except ConnectionRefusedError:
                time.sleep(0.0002)
        errors = self.folder / "errors"
        said = errors.read_text() if errors.exists() else ""
        self.stop()
        sys.exit(f"nginx does not start: {said}")

    def stop(self):
        self.process.terminate()
        self.process.wait(bench_server.PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)
