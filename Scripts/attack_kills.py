#!/usr/bin/env python3
"""Kills Sitrep at random moments while it is written to; whatever was acknowledged must be there afterwards.

Two kinds of writes: forms of the World tab that several connections post at the same time, and imports of a team's
messages by the command line, which is what is killed then.
"""

import http.client
import json
import os
import pathlib
import random
import subprocess
import threading
import time
import urllib.parse

import attack_server

SECONDS = 240
KILLS = 100
IMPORT_KILLS = 20
CONTINENTS = ["africa", "asia", "europe", "northAmerica", "southAmerica", "oceania"]


class Writer(threading.Thread):
    """Adds countries, one after the other, until the server is gone."""

    def __init__(self, server, number, kills):
        super().__init__(daemon=True)
        self.server = server
        self.continent = CONTINENTS[number]
        self.prefix = f"Land {self.continent} {kills}"
        self.acknowledged = {}
        self.problem = None

    def run(self):
        path = f"/world/{self.continent}/add"
        try:
            page = self.server.page(path)
            name, population, add = (
                attack_server.control(page, f"world.form.{part}") for part in ["name", "population", "add"]
            )
            connection = self.server.connect()
            for count in range(1, 1_000_000):
                country = f"{self.prefix} {count}"
                form = urllib.parse.urlencode({name: country, population: str(count), "event": add})
                connection.request("POST", path, form, {
                    "Origin": self.server.origin, "Content-Type": "application/x-www-form-urlencoded",
                })  # fmt: skip
                answer = connection.getresponse()
                text = answer.read().decode(errors="replace")
                # Where another connection has changed the page meanwhile, the page itself is the answer.
                is_shown = answer.status == 200 and country in text and "alertdialog" not in text
                if answer.status != 303 and not is_shown:
                    self.problem = f"adding {country} got {answer.status}: {text[:200]!r}"
                    return
                self.acknowledged[country] = count
        except (OSError, http.client.HTTPException):
            # The kill.
            return


def world(server):
    """All countries by continent, from an export."""
    target = pathlib.Path(server.folder) / "world.json"
    target.unlink(missing_ok=True)
    done = subprocess.run(
        [attack_server.PROGRAM, "export", "world", str(target), "--data", server.data],
        capture_output=True, text=True, timeout=attack_server.PATIENCE,
    )  # fmt: skip
    if done.returncode != 0:
        raise OSError(f"The export failed: {done.stderr}")
    return json.loads(target.read_text())["continents"]


def kill_while_forms_are_posted(promises, random_moments):
    end = time.monotonic() + SECONDS
    expected = {continent: {} for continent in CONTINENTS}
    kills, lost, problems = 0, [], []
    with attack_server.Server() as server:
        server.kill()
        while kills < KILLS and time.monotonic() < end:
            server.start()
            writers = [Writer(server, number, kills) for number in range(len(CONTINENTS))]
            for writer in writers:
                writer.start()
            time.sleep(random_moments.uniform(0.02, 1.2))
            server.kill()
            kills += 1
            for writer in writers:
                writer.join(attack_server.PATIENCE)
                expected[writer.continent].update(writer.acknowledged)
                problems += [writer.problem] if writer.problem else []
            found = world(server)
            for continent, countries in expected.items():
                there = found.get(continent, {})
                lost += [name for name, population in countries.items() if there.get(name) != population]
        server.start()
        has_broken = server.has_broken()
    writes = sum(len(countries) for countries in expected.values())
    for problem in (problems + lost)[:5]:
        print(f"  {problem}")
    promises.tell(
        "acknowledged writes that a kill lost", f"{len(lost)} of {writes} in {kills} kills", "0",
        not lost and not problems and not has_broken and writes >= kills and kills >= KILLS / 4,
    )  # fmt: skip


def team(path, messages):
    """Writes a file of so many messages."""
    with open(path, "w") as file:
        file.write('[{"id": "w", "name": "W", "channels": [{"id": "c", "name": "C", "messages": [')
        for number in range(messages):
            file.write(f'{"," if number else ""}{{"id": "m{number}", "content": "Message {number}", ')
            file.write('"posted": "2022-10-19T02:06:11Z", "member": {"id": "1", "name": "Ann"}}')
        file.write("]}]}]")


def exported(server, archive):
    """How many messages an archive has; nil where there is none."""
    target = pathlib.Path(server.folder) / "team.out.json"
    target.unlink(missing_ok=True)
    done = subprocess.run(
        [attack_server.PROGRAM, "export", "workspaces", str(target), "--archive", archive, "--data", server.data],
        capture_output=True, text=True, timeout=attack_server.PATIENCE,
    )  # fmt: skip
    return len(json.loads(target.read_text())[0]["channels"][0]["messages"]) if done.returncode == 0 else None


def kill_imports(promises, random_moments):
    """Half of the imports end, and are killed no earlier than they have said so; half are killed on their way."""
    acknowledged, lost, kills = {}, [], 0
    with attack_server.Server() as server:
        server.stop()
        file = os.path.join(server.folder, "team.json")
        for number in range(2 * IMPORT_KILLS):
            messages = 200 + number if number % 2 else 40_000
            team(file, messages)
            with subprocess.Popen(
                [attack_server.PROGRAM, "import", "workspaces", file, "--data", server.data],
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            ) as command:  # fmt: skip
                if number % 2 == 0:
                    time.sleep(random_moments.uniform(0.02, 0.5))
                    command.kill()
                line = command.stdout.readline()
                command.kill()
            kills += 1
            if "archive " in line:
                acknowledged[line.split("archive ")[1].split()[0]] = messages
        # A start cleans up what a killed import left behind.
        server.start()
        answers = server.answers()
        server.stop()
        left = [name for name in os.listdir(os.path.join(server.data, "archives")) if not name.endswith(".sqlite")]
        lost = [archive for archive, messages in acknowledged.items() if exported(server, archive) != messages]
    promises.tell(
        "acknowledged imports that a kill lost", f"{len(lost)} of {len(acknowledged)} in {kills} kills", "0",
        not lost and len(acknowledged) >= IMPORT_KILLS,
    )  # fmt: skip
    promises.tell("files that killed imports left after a start", len(left), "0", not left and answers)


def main():
    promises = attack_server.Promises()
    random_moments = random.Random(7)
    kill_while_forms_are_posted(promises, random_moments)
    kill_imports(promises, random_moments)
    promises.end()


if __name__ == "__main__":
    main()
