"""Headless Chromium, driven through chromedriver: what the measurements and the pictures share."""

import json
import re
import subprocess
import sys
import urllib.request

import bench_server

ARGUMENTS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1280,800"]


class Driver:
    """chromedriver with one session; use it in a `with` statement."""

    def __init__(self):
        self.process = subprocess.Popen(
            ["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        for line in self.process.stdout:
            if found := re.search(r"started successfully on port (\d+)", line):
                self.base = f"http://127.0.0.1:{found[1]}"
                break
        else:
            sys.exit("chromedriver did not start.")
        options = {"args": ARGUMENTS}
        wanted = {"browserName": "chrome", "pageLoadStrategy": "none", "goog:chromeOptions": options}
        try:
            session = self.post("/session", {"capabilities": {"alwaysMatch": wanted}})
        except OSError:
            self.process.terminate()
            raise
        self.session = f"/session/{session['sessionId']}"

    def post(self, path, body):
        request = urllib.request.Request(
            self.base + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=bench_server.PATIENCE) as answer:
            return json.load(answer)["value"]

    def get(self, path):
        with urllib.request.urlopen(self.base + path, timeout=bench_server.PATIENCE) as answer:
            return json.load(answer)["value"]

    def developer(self, command, **parameters):
        self.post(f"{self.session}/goog/cdp/execute", {"cmd": command, "params": parameters})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        request = urllib.request.Request(self.base + self.session, method="DELETE")
        urllib.request.urlopen(request, timeout=bench_server.PATIENCE).close()
        self.process.terminate()
        self.process.wait()
