import { expect, it } from "vitest";
import { probeInWorker, probeWithin } from "./probe-in-worker.ts";

const empty = { size: 0, read: () => Promise.resolve(new Uint8Array()) };
const thread = (name: string) => new URL(`../../tests/support/threads/${name}.ts`, import.meta.url);
const goOn = () => new AbortController().signal;

it("ends a thread that runs in circles when its time is over", async () => {
  const limits = { script: thread("circling"), milliseconds: 500, megabytes: 64 };
  const found = await probeWithin(empty, goOn(), limits);
  expect(found).toMatchObject({
    state: "failed",
    failure: "It takes too long to look through the file.",
  });
});

it("ends a thread that fills the memory, and nothing else", async () => {
  const limits = { script: thread("hungry"), milliseconds: 60_000, megabytes: 32 };
  const before = process.memoryUsage().rss;
  const found = await probeWithin(empty, goOn(), limits);
  expect(found).toMatchObject({
    state: "failed",
    failure: "The file could not be looked through.",
  });
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
});

it("gives a thread none of the settings of the server", async () => {
  const limits = { script: thread("telling"), milliseconds: 60_000, megabytes: 64 };
  expect(await probeWithin(empty, goOn(), limits)).toMatchObject({ failure: "{}" });
});

it("ends the thread when the server stops, and is tried again", async () => {
  const stopping = new AbortController();
  const limits = { script: thread("circling"), milliseconds: 60_000, megabytes: 64 };
  const found = probeWithin(empty, stopping.signal, limits);
  stopping.abort(new Error("The server stops."));
  await expect(found).rejects.toThrow("The server stops.");
});

it("looks at a file of a real length through the thread", async () => {
  const bytes = Buffer.from("GIF89a\u0003\0\u0002\0", "latin1");
  const source = {
    size: bytes.length,
    read: (start: number, end: number) =>
      Promise.resolve(new Uint8Array(bytes.subarray(start, end))),
  };
  expect(await probeInWorker(source, goOn())).toMatchObject({
    kind: "still",
    state: "ready",
    width: 3,
    height: 2,
  });
});
