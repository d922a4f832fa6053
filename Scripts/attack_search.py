#!/usr/bin/env python3
"""One letter with 60 KB of accents is searched for in 200 windows, by events, by forms and in addresses."""

import re
import urllib.parse

import under_attack

WINDOWS = 200
ACCENTS = "q" + "\u0301" * 30_000
MOST_ANSWER = 1_000_000


def search_field(html):
    found = re.search(r'<input[^>]*type="search"[^>]*>', html)
    return re.search(r'name="(n[\w-]+)"', found[0])[1]


def main():
    with under_attack.Attack("attack_search") as attack:
        longest = 0
        for path in ("/statistics", "/guidance"):
            html = attack.page(path)
            field = search_field(html)
            connection = attack.open_socket()
            for _ in range(WINDOWS // 2):
                page = under_attack.Page(html, path)
                for events in ([], [["sync"]]):
                    status, body = attack.post(
                        connection, "/live/event", page.message(*events, inputs={field: ACCENTS if not events else ""}))
                    longest = max(longest, len(body))
                    if status != 200:
                        attack.promise(f"a search in {path} is answered", status, 200, False)
                        connection = attack.open_socket()
            form = urllib.parse.urlencode({field: ACCENTS[:10_000], "event": "return"}).encode()
            for _ in range(20):
                _, body = attack.post(connection, path, form, "application/x-www-form-urlencoded")
                longest = max(longest, len(body))
                connection.close()
                connection = attack.open_socket()
                query = urllib.parse.quote(ACCENTS[:1300])
                longest = max(longest, len(attack.get(f"{path}?search={query}")[1].encode()))
            connection.close()
        attack.promise("longest answer", f"{longest / 1e6:.2f} MB", "1 MB", longest <= MOST_ANSWER)
        attack.verdict()
    attack.promises.end()


if __name__ == "__main__":
    main()
