import { expect, it } from "vitest";
import type { Database } from "../../runtime/database/types.ts";
import { openNotices } from "./open-notices.ts";

const long = 60_000;

/** A database that listens, and says what it is told to. */
async function listen() {
  const channel = {
    say: (_about: string) => {},
    reconnect: () => {},
    isListening: false,
  };
  const sql = {
    async listen(_name: string, hear: (about: string) => void, reconnected: () => void) {
      Object.assign(channel, { say: hear, reconnect: reconnected, isListening: true });
      return { unlisten: async () => void (channel.isListening = false) };
    },
  };
  const notices = await openNotices({ sql } as unknown as Database, "talks");
  return { channel, notices };
}

it("wakes those who follow what it is about, and nobody else", async () => {
  const { channel, notices } = await listen();
  const { signal } = new AbortController();
  const [one, other] = ["one", "other"].map((about) => notices.follow("talks", about, signal));
  const heard = one!.next(long);
  channel.say("one");
  expect(await heard).toBe(true);
  // What is said between two waits is not lost.
  channel.say("one");
  expect(await one!.next(long)).toBe(true);
  // The time is over, and nothing was said: it goes on.
  expect(await other!.next(1)).toBe(true);
  await notices.stop();
});

it("wakes everybody after the connection was away, as nobody knows what was said meanwhile", async () => {
  const { channel, notices } = await listen();
  const { signal } = new AbortController();
  const waits = ["one", "other"].map((about) => notices.follow("talks", about, signal).next(long));
  channel.reconnect();
  expect(await Promise.all(waits)).toEqual([true, true]);
  await notices.stop();
});

it("lets go whoever leaves, and everybody when the server ends", async () => {
  const { channel, notices } = await listen();
  const leaving = new AbortController();
  const left = notices.follow("talks", "one", leaving.signal).next(long);
  const stays = notices.follow("talks", "one", new AbortController().signal).next(long);
  leaving.abort();
  expect(await left).toBe(false);
  await notices.stop();
  expect(await stays).toBe(false);
  expect(channel.isListening).toBe(false);
  const late = notices.follow("talks", "one", new AbortController().signal);
  expect(await late.next(long)).toBe(false);
});

it("refuses to follow where nobody listens", async () => {
  const { notices } = await listen();
  expect(() => notices.follow("mails", "one", new AbortController().signal)).toThrow("mails");
});
