import * as fc from "fast-check";
import { joinRequest } from "../../server/realtime/join-request.ts";
import { drawBySchema, type KnownTexts } from "./draw-by-schema.ts";
import * as hostile from "./hostile-values.ts";
import { changePlace, countPlaces, textOf, writeJson, type JsonText } from "./json-text.ts";
import type { CallerName, DrawnTalk } from "./sketch.ts";

const events = [
  "phx_join",
  "phx_join",
  "phx_join",
  "broadcast",
  "access_token",
  "presence",
  "phx_leave",
  "heartbeat",
];
const topics = [
  "realtime:a",
  "realtime:a",
  "realtime:room:~own.id~",
  "realtime:\0",
  "realtime:",
  "phoenix",
  "",
];

/** What a browser says on the socket for changes, and what none would. */
export function drawTalk(
  caller: fc.Arbitrary<CallerName>,
  known: KnownTexts,
): fc.Arbitrary<DrawnTalk> {
  const payload = fc.oneof(
    { weight: 4, arbitrary: drawBySchema(joinRequest, known) },
    { weight: 1, arbitrary: hostile.json.map((json): JsonText => ({ pairs: [["event", json]] })) },
  );
  const parts = fc.record({
    topic: hostile.orPrototypeName(fc.constantFrom(...topics)),
    event: hostile.orPrototypeName(fc.constantFrom(...events)),
    payload,
  });
  const fault = fc.option(fc.tuple(fc.nat(100), hostile.json), { freq: 1 });
  const bytes = fc.constantFrom("\u00ff\u00fe", "{", "[]", "\0\0\0", "[null,null,{},[],1]");
  const draw = (version: string) => {
    const write = version.startsWith("2.") ? toList : toObject;
    const written = fc
      .tuple(parts, fault)
      .map(([said, found]) => writeJson(spoil(write(said), found)));
    return fc.record({
      room: fc.constant("realtime"),
      caller,
      version: fc.constant(version),
      frames: fc.array(
        fc.oneof(
          { weight: 12, arbitrary: written.map((text) => ({ text, isBinary: false })) },
          { weight: 1, arbitrary: fc.record({ text: bytes, isBinary: fc.boolean() }) },
        ),
        { minLength: 1, maxLength: 5 },
      ),
    });
  };
  return fc.oneof(
    { weight: 5, arbitrary: draw("1.0.0") },
    { weight: 5, arbitrary: draw("2.0.0") },
    { weight: 1, arbitrary: draw("constructor") },
  );
}

type Said = { topic: string; event: string; payload: JsonText };

function toList({ topic, event, payload }: Said): JsonText {
  return { list: [textOf("1"), textOf("2"), textOf(topic), textOf(event), payload] };
}

function toObject({ topic, event, payload }: Said): JsonText {
  return {
    pairs: [
      ["topic", textOf(topic)],
      ["event", textOf(event)],
      ["payload", payload],
      ["ref", textOf("2")],
      ["join_ref", textOf("1")],
    ],
  };
}

function spoil(frame: JsonText, fault: [number, JsonText] | null): JsonText {
  if (!fault) return frame;
  const [at, value] = fault;
  return changePlace(frame, at % countPlaces(frame), () => value);
}
