#!/usr/bin/env python3
"""WebSockets that send frames which no browser sends, take no answers, and begin messages that they never end."""

import json
import random
import struct

import under_attack

SOCKETS = 1200
# Messages of almost the longest length that are begun and not ended.
BEGUN = 200
LENGTH = 64_000
MASK = bytes(4)


def frame(opcode, data=b"", is_last=True, length=None):
    """A frame with a mask of zeros; it may say another length than it has."""
    size = len(data) if length is None else length
    short = bytes([0x80 | size]) if size < 126 else bytes([0xFF]) + struct.pack(">Q", size)
    return bytes([(0x80 if is_last else 0) | opcode]) + short + MASK + data


class Attack(under_attack.Attack):
    def open_web_socket(self, *fields):
        """The connection and the status of the answer to its handshake."""
        connection = self.open_socket()
        connection.sendall(self.head(
            "GET", "/live/socket", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", *fields))  # fmt: skip
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += connection.recv(4096)
        return connection, int(answer.split(b" ", 2)[1])


def hostile_frames(message, chance):
    return [
        chance.randbytes(chance.randint(1, 3000)), frame(1, b"hello") * 300, frame(9) * 5000,
        frame(1, b"x", length=10**12), frame(1, b"x", is_last=False) + frame(0, b"x", is_last=False) * 2000,
        frame(1, message) * 2000, frame(8) + frame(1, message), frame(11, b"x") + frame(2, b"x"),
    ]  # fmt: skip


def said(attack, page):
    """The answer to one message over a socket of its own."""
    connection, _ = attack.open_web_socket()
    connection.sendall(frame(1, json.dumps(page.message(["sync"])).encode()))
    answer = connection.recv(65536)
    connection.close()
    return answer


def main():
    with Attack("attack_sockets") as attack:
        page = under_attack.Page(attack.page("/statistics"), "/statistics")
        begun = [attack.open_web_socket()[0] for _ in range(BEGUN)]
        for connection in begun:
            connection.sendall(frame(1, bytes(LENGTH - 1000), length=LENGTH))
        is_answered = b'"n":1' in said(attack, page)
        attack.promise("a message beside those begun is answered", "yes" if is_answered else "no", "yes", is_answered)
        foreign, status = attack.open_web_socket("Sec-Fetch-Site: cross-site")
        attack.promise("a handshake of another site", status, 403, status == 403)
        foreign.close()

        chance = random.Random(7)
        opened = 0
        for number in range(SOCKETS):
            connection, status = attack.open_web_socket()
            opened += status == 101
            frames = hostile_frames(json.dumps(page.message(["sync"])).encode(), chance)
            try:
                connection.sendall(frames[number % len(frames)])
                if chance.random() < 0.5:
                    connection.settimeout(0.02)
                    connection.recv(65536)
            except OSError:
                # The server ended it first.
                pass
            connection.close()
        attack.promise("sockets opened one after the other", opened, SOCKETS, opened == SOCKETS)
        attack.verdict()
        for connection in begun:
            connection.close()
    attack.promises.end()


if __name__ == "__main__":
    main()
