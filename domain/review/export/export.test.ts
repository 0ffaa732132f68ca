import { describe, expect, it } from "vitest";
import type { ReviewComment } from "../comment.ts";
import { parseTimecode } from "../timecode.ts";
import type { ReviewedFilm } from "./marker.ts";
import { writeEdl } from "./write-edl.ts";
import { writeFcpxml } from "./write-fcpxml.ts";

const film = (fields: Partial<ReviewedFilm> = {}): ReviewedFilm => ({
  title: 'Film "one" & only',
  clock: { rate: { num: 24_000, den: 1001 }, isDrop: false },
  startFrame: 86_400,
  frameCount: 480,
  width: 1920,
  height: 1080,
  ...fields,
});
const dropFilm = film({
  clock: { rate: { num: 30_000, den: 1001 }, isDrop: true },
  startFrame: 1_078_920 - 10,
  frameCount: 3000,
});

let last = 0;
function comment(fields: Partial<ReviewComment> = {}): ReviewComment {
  last += 1;
  return {
    id: String(last),
    deliverable_id: "d",
    version_id: "v",
    parent_id: null,
    number: last,
    at_frame: null,
    to_frame: null,
    page: null,
    region: null,
    body: "Too dark",
    author_id: null,
    author_name: "Ada",
    by_studio: false,
    is_internal: false,
    has_drawing: false,
    resolved_at: null,
    resolved_by: null,
    withdrawn_at: null,
    edited_at: null,
    created_at: "2026-11-18T12:00:00Z",
    ...fields,
  };
}

type Read = { frame: number; length: number; name: string; words: string; isDone: boolean };

function readEdl(text: string, { clock, startFrame }: ReviewedFilm): Read[] {
  const lines = text.split("\r\n");
  return lines.flatMap((line, index) => {
    const event = /^\d{3,}  001      V     C        (\S+) (\S+) (\S+) (\S+)  $/.exec(line);
    if (!event) return [];
    const [begin, end, recordBegin, recordEnd] = event
      .slice(1)
      .map((part) => parseTimecode(part, clock));
    expect([recordBegin, recordEnd]).toEqual([begin, end]);
    expect(end).toBe((begin ?? NaN) + 1);
    const words = /^ (.*) \|C:(\w+) \|M:([^|]*) \|D:(\d+)$/.exec(lines[index + 1] ?? "");
    expect(words).not.toBeNull();
    const [, said = "", colour, name = "", length] = words ?? [];
    return [
      {
        frame: (begin ?? NaN) - startFrame,
        length: Number(length),
        name,
        words: said,
        isDone: colour === "ResolveColorGreen",
      },
    ];
  });
}

function readFcpxml(text: string, { clock, startFrame }: ReviewedFilm): Read[] {
  const { num, den } = clock.rate;
  const frames = (time: string) => {
    const [over, under] = time.replace(/s$/, "").split("/").map(Number);
    expect(under).toBe(num);
    expect((over ?? NaN) % den).toBe(0);
    return (over ?? NaN) / den;
  };
  const plain = (value: string) =>
    value
      .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
      .replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&");
  return Array.from(text.matchAll(/<marker ([^>]*)\/>/g), ([, attributes = ""]) => {
    const given = new Map(
      Array.from(attributes.matchAll(/(\w+)="([^"]*)"/g), ([, name = "", value = ""]) => [
        name,
        value,
      ]),
    );
    return {
      frame: frames(given.get("start") ?? "") - startFrame,
      length: frames(given.get("duration") ?? ""),
      name: plain(given.get("value") ?? ""),
      words: plain(given.get("note") ?? ""),
      isDone: given.get("completed") === "1",
    };
  });
}

describe.each([
  ["a Resolve marker EDL", writeEdl, readEdl],
  ["FCPXML", writeFcpxml, readFcpxml],
])("%s", (_, write, read) => {
  it("says each frame by the film's own timecode, over the dropped names, too", () => {
    const said = [0, 1, 1808, 1809, 1810, 2999].map((at_frame) => comment({ at_frame }));
    const markers = read(write(dropFilm, said), dropFilm);
    expect(markers.map(({ frame }) => frame)).toEqual([0, 1, 1808, 1809, 1810, 2999]);
  });

  it("has one marker for all that is said at a frame, as long as the longest", () => {
    const first = comment({ at_frame: 12, to_frame: 35, resolved_at: "2026-11-18" });
    const second = comment({ at_frame: 12, body: "And louder", author_name: "Ben" });
    const answer = comment({ parent_id: first.id, body: "Done", author_name: "Kim" });
    const general = comment({ body: "Lovely" });
    const gone = comment({ at_frame: 40, withdrawn_at: "2026-11-18", body: "" });
    const markers = read(write(film(), [second, answer, general, first, gone]), film());
    expect(markers).toEqual([
      { frame: 0, length: 1, name: `#${general.number} Ada`, words: "Lovely", isDone: false },
      {
        frame: 12,
        length: 24,
        name: `#${first.number} Ada, #${second.number} Ben`,
        words: "Too dark / Kim: Done // And louder",
        isDone: false,
      },
    ]);
    expect(read(write(film(), [first]), film())[0]).toMatchObject({ isDone: true });
  });

  it("cannot be broken out of by what somebody writes", () => {
    const hostile = 'a |C:x |M:y\r\n002  001 <marker/>"&\u0000\u0001\uD800';
    const markers = read(write(film(), [comment({ body: hostile, author_name: hostile })]), film());
    expect(markers).toHaveLength(1);
  });

  it("of no comments is a file all the same", () => {
    expect(read(write(film(), []), film())).toEqual([]);
  });
});

it("says how an EDL counts, as its timecodes do", () => {
  expect(writeEdl(film(), [comment()])).toContain("\r\nFCM: NON-DROP FRAME\r\n");
  const drop = writeEdl(dropFilm, [comment()]);
  expect(drop).toContain("\r\nFCM: DROP FRAME\r\n");
  expect(drop).toContain(" 09:59:59;20 09:59:59;21 ");
  expect(writeFcpxml(dropFilm, [])).toContain('tcFormat="DF"');
  expect(writeFcpxml(film(), [])).toContain('tcStart="86486400/24000s" tcFormat="NDF"');
});
