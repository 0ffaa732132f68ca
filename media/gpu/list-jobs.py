"""Prints one line per deliverable that was asked for; used by batch.sh, where no Node is."""

import json
import sys

listing, mode, *wanted = sys.argv[1:]
with open(listing, encoding="utf-8") as file:
    deliverables = json.load(file)


def jobs_of(item, span):
    width, height, samples = item["width"], item["height"], item["samples"]
    film = item["kind"] == "film"
    frames = round(item.get("seconds", 10) * item.get("fps", 24)) if film else 1
    first, last = span or (0, frames - 1)
    times = [(item["key"], item.get("t", 0))]
    if mode == "draft":
        scale = 960 / max(width, height)
        width, height = round(width * scale / 2) * 2, round(height * scale / 2) * 2
        samples = max(24, samples // 8)
        if film:
            times.append((item["key"] + "-middle", 0.5))
    for key, t in times:
        yield [key, item["scene"], item.get("shot", 0), item["kind"], width, height, samples, frames, first, last, t]


failed = False
for word in wanted:
    name, _, span = word.partition(":")
    limits = tuple(int(n) for n in span.split("-")) if span else None
    chosen = [d for d in deliverables if name in ("all", d["key"], d["scene"])]
    if not chosen:
        print(f"no deliverable and no scene is called {name}", file=sys.stderr)
        failed = True
    for item in chosen:
        for job in jobs_of(item, limits):
            print(*job)
sys.exit(2 if failed else 0)
