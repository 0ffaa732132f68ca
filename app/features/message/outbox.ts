import type { Attachment, Message } from "../../../domain/message/message.ts";
import type { Outgoing } from "./outgoing.ts";

export type InsertOutcome =
  /** Null where it cannot be read back just now. */
  | { kind: "stored"; message: Message | null }
  /** The server will not have it, today or tomorrow. */
  | { kind: "refused" }
  | { kind: "unreachable" };

export type OutboxSources = {
  insert(outgoing: Outgoing): Promise<InsertOutcome>;
  keepOutgoing(outgoing: readonly Outgoing[]): void;
  readOutgoing(): readonly Outgoing[];
  isOffline(): boolean;
  later(work: () => void, milliseconds: number): void;
  onStored(message: Message): void;
  onChange(outgoing: readonly Outgoing[]): void;
};

const shortestPause = 2000;
const longestPause = 60_000;

/** Sends one message after the other, so that they arrive in the order they were written, and keeps what did not go. */
export function createOutbox(sources: OutboxSources) {
  let outgoing: readonly Outgoing[] = sources
    .readOutgoing()
    .map((each) => (each.state === "sending" ? { ...each, state: "waiting" } : each));
  let flushing: Promise<void> | undefined;
  let pause = shortestPause;
  let isRetryDue = false;

  function set(next: readonly Outgoing[]) {
    outgoing = next;
    sources.keepOutgoing(next);
    sources.onChange(next);
  }

  function setState(id: string, state: Outgoing["state"]) {
    set(outgoing.map((each) => (each.id === id ? { ...each, state } : each)));
  }

  function drop(id: string) {
    set(outgoing.filter((each) => each.id !== id));
  }

  async function sendAll() {
    for (;;) {
      const next = outgoing.find(({ state }) => state === "waiting");
      if (!next || sources.isOffline()) return;
      setState(next.id, "sending");
      const outcome = await sources.insert(next);
      if (outcome.kind === "unreachable") {
        setState(next.id, "waiting");
        tryAgainLater();
        return;
      }
      pause = shortestPause;
      if (outcome.kind === "refused") {
        setState(next.id, "failed");
        continue;
      }
      // Both in one go, or it would be seen twice, or not at all.
      outgoing = outgoing.filter(({ id }) => id !== next.id);
      if (outcome.message) sources.onStored(outcome.message);
      set(outgoing);
    }
  }

  function tryAgainLater() {
    if (isRetryDue) return;
    isRetryDue = true;
    sources.later(() => {
      isRetryDue = false;
      void flush();
    }, pause);
    pause = Math.min(pause * 2, longestPause);
  }

  function flush(): Promise<void> {
    return (flushing ??= sendAll().finally(() => (flushing = undefined)));
  }

  return {
    list: () => outgoing,
    flush,
    add(body: string, attachments: readonly Attachment[]) {
      const message: Outgoing = {
        id: crypto.randomUUID(),
        body,
        attachments: [...attachments],
        writtenAt: Date.now(),
        state: "waiting",
      };
      set([...outgoing, message]);
      void flush();
    },
    retry(id: string) {
      setState(id, "waiting");
      void flush();
    },
    discard: drop,
    /** The server has these: another page of this browser may have sent them. */
    forget(ids: readonly string[]) {
      const rest = outgoing.filter(({ id }) => !ids.includes(id));
      if (rest.length < outgoing.length) set(rest);
    },
  };
}
