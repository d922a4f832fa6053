#!/usr/bin/env python3
"""2,000 windows that say they are at addresses of 400 KB, and 2,000 more at the longest addresses that are taken."""

import secrets

import under_attack

WINDOWS = 2000
LONG = 400 * 1024
TAKEN = 8 * 1024


def main():
    with under_attack.Attack("attack_addresses") as attack:
        html = attack.page("/statistics")
        refused = 0
        for _ in range(WINDOWS):
            page = under_attack.Page(html, "/statistics?x=" + "a" * LONG)
            connection = attack.open_socket()
            status, _ = attack.post(connection, "/live/event", page.message(["sync"]))
            refused += status == 414
            connection.close()
        attack.promise("addresses of 400 KB refused with 414", refused, WINDOWS, refused == WINDOWS)

        taken = 0
        connection = attack.open_socket()
        for _ in range(WINDOWS):
            start = f"/statistics?x={secrets.token_hex(8)}"
            page = under_attack.Page(html, start + "a" * (TAKEN - len(start)))
            status, _ = attack.post(connection, "/live/event", page.message(["sync"]))
            taken += status == 200
        connection.close()
        attack.promise("windows at addresses of 8 KB served", taken, WINDOWS, taken == WINDOWS)
        attack.verdict()
    attack.promises.end()


if __name__ == "__main__":
    main()
