/** Written here and not yet with the server, which will know it by the same id: sent twice, it is there once. */
export type WaitingEntry = {
  id: string;
  /** Failed ones were refused and wait for the person; waiting ones go by themselves. */
  state: "waiting" | "sending" | "failed";
  /** Why it was refused, where that is known. */
  reason?: string | undefined;
};

export type OutboxOutcome<Row> =
  /** Null where it cannot be read back just now. */
  | { kind: "stored"; row: Row | null }
  /** The server will not have it, today or tomorrow. */
  | { kind: "refused"; reason?: string }
  | { kind: "unreachable" };

export type OutboxSources<Item extends WaitingEntry, Row> = {
  insert(item: Item): Promise<OutboxOutcome<Row>>;
  keepOutgoing(items: readonly Item[]): void;
  readOutgoing(): readonly Item[];
  isOffline(): boolean;
  later(work: () => void, milliseconds: number): void;
  onStored(row: Row): void;
  onChange(items: readonly Item[]): void;
};

const shortestPause = 2000;
const longestPause = 60_000;

/** Sends one after the other, so that they arrive in the order they were written, and keeps what did not go. */
export function createOutbox<Item extends WaitingEntry, Row>(sources: OutboxSources<Item, Row>) {
  let outgoing: readonly Item[] = sources
    .readOutgoing()
    .map((each) => (each.state === "sending" ? { ...each, state: "waiting" } : each));
  let flushing: Promise<void> | undefined;
  let pause = shortestPause;
  let isRetryDue = false;

  function set(next: readonly Item[]) {
    outgoing = next;
    sources.keepOutgoing(next);
    sources.onChange(next);
  }

  function setState(id: string, state: WaitingEntry["state"], reason?: string) {
    set(outgoing.map((each) => (each.id === id ? { ...each, state, reason } : each)));
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
        setState(next.id, "failed", outcome.reason);
        continue;
      }
      // Both in one go, or it would be seen twice, or not at all.
      outgoing = outgoing.filter(({ id }) => id !== next.id);
      if (outcome.row !== null) sources.onStored(outcome.row);
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
    add(item: Item) {
      set([...outgoing, item]);
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
