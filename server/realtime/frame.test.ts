import { describe, expect, it } from "vitest";
import { encodeBinaryBroadcast } from "./binary-broadcast.ts";
import { decodeFrame, encodeFrame, readVersion } from "./frame.ts";

const frame = { joinRef: "1", ref: null, topic: "realtime:é", event: "system" };

describe("messages", () => {
  it.each([1, 2] as const)("of version %i read as they were written", (version) => {
    const text = encodeFrame(version, frame, '{"a":1}');
    expect(decodeFrame(Buffer.from(text), false, version)).toEqual({ ...frame, payload: { a: 1 } });
  });

  it("of one version mean nothing in the other", () => {
    const text = Buffer.from(encodeFrame(1, frame, "{}"));
    expect(decodeFrame(text, false, 2)).toBeUndefined();
    expect(decodeFrame(Buffer.from([3, 0, 0, 0, 0, 0, 0]), true, 1)).toBeUndefined();
  });

  it("of bytes carry topic and event before the body", () => {
    expect([...encodeBinaryBroadcast("t", "ev", Buffer.from([7]))]).toEqual([
      4, 1, 2, 0, 0, 116, 101, 118, 7,
    ]);
  });
});

describe("the version", () => {
  it("is 1 unless said otherwise", () => {
    expect([null, "1.0.0", "2.0.0", "3.0.0", ""].map(readVersion)).toEqual([
      1,
      1,
      2,
      undefined,
      undefined,
    ]);
  });
});
