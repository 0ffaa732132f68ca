import { earlier, instantOf } from "../../../domain/message/instant.ts";
import { mergeMessages } from "../../../domain/message/merge-messages.ts";
import type { Attachment, Message } from "../../../domain/message/message.ts";
import { createOutbox, type OutboxSources } from "../../data/outbox.ts";
import type { Outgoing } from "./outgoing.ts";

export type ThreadSources = Omit<OutboxSources<Outgoing, Message>, "onStored" | "onChange"> & {
  /** The newest page, in any order. */
  readLatest(): Promise<readonly Message[]>;
  readBefore(oldest: Message): Promise<readonly Message[]>;
  /** Everything written or changed since then; as many pages as it takes. */
  readSince(time: string): Promise<readonly Message[]>;
  /** What this browser last saw, to begin with. */
  readKept(): readonly Message[];
  keep(messages: readonly Message[]): void;
  pageSize: number;
};

export type ThreadSnapshot = {
  state: "loading" | "ready" | "failed";
  messages: readonly Message[];
  outgoing: readonly Outgoing[];
  /** Older messages are to be had. */
  hasEarlier: boolean;
  earlier: "idle" | "loading" | "failed";
};

/** Two that were written at once may become visible in the other order: so much is read again. */
const overlapMilliseconds = 120_000;
const keptMessages = 40;

/** One conversation: what the server has, kept in step with it, and what is on its way there. */
export function createThreadStore(sources: ThreadSources) {
  const kept = sources.readKept();
  let snapshot: ThreadSnapshot = {
    state: kept.length > 0 ? "ready" : "loading",
    messages: kept,
    outgoing: [],
    hasEarlier: false,
    earlier: "idle",
  };
  /** Up to where everything has been read. News that comes by itself does not move it: some may be missing before it. */
  let readTo: string | null = null;
  /** What came by itself before that: the first reading may have begun before it was written. */
  let early: Message[] = [];
  let catchingUp: Promise<void> | undefined;
  let isAskedAgain = false;
  const listeners = new Set<() => void>();

  function set(changes: Partial<ThreadSnapshot>) {
    snapshot = { ...snapshot, ...changes };
    for (const listener of listeners) listener();
  }

  function receiveMessage(message: Message) {
    if (readTo === null) early.push(message);
    take([message]);
  }

  function setMessages(messages: readonly Message[], changes: Partial<ThreadSnapshot> = {}) {
    if (messages === snapshot.messages && Object.keys(changes).length === 0) return;
    set({ messages, ...changes });
    sources.keep(messages.slice(-keptMessages));
    outbox.forget(messages.map(({ id }) => id));
  }

  /** Of what lies before the oldest message on show nothing is taken: there may be more between. */
  function take(incoming: readonly Message[]) {
    const [oldest] = snapshot.messages;
    const fitting = incoming.filter(
      ({ created_at }) =>
        !oldest || !snapshot.hasEarlier || instantOf(created_at) >= instantOf(oldest.created_at),
    );
    setMessages(mergeMessages(snapshot.messages, fitting));
  }

  function noteReadTo(messages: readonly Message[]) {
    for (const { updated_at } of messages)
      if (readTo === null || instantOf(updated_at) > instantOf(readTo)) readTo = updated_at;
  }

  async function readAll() {
    if (readTo === null) {
      const latest = await sources.readLatest();
      noteReadTo(latest);
      setMessages(mergeMessages([], latest), {
        state: "ready",
        hasEarlier: latest.length >= sources.pageSize,
      });
      take(early);
      if (readTo !== null) early = [];
      return;
    }
    const changed = await sources.readSince(earlier(readTo, overlapMilliseconds));
    noteReadTo(changed);
    take(changed);
    if (snapshot.state !== "ready") set({ state: "ready" });
  }

  async function catchUpOnce() {
    do {
      isAskedAgain = false;
      try {
        await readAll();
      } catch {
        // Said in its place when there is nothing to show; else the next joining reads again.
        if (snapshot.messages.length === 0 && readTo === null) set({ state: "failed" });
      }
    } while (isAskedAgain);
  }

  const outbox = createOutbox<Outgoing, Message>({
    insert: (outgoing) => sources.insert(outgoing),
    keepOutgoing: (outgoing) => sources.keepOutgoing(outgoing),
    readOutgoing: () => sources.readOutgoing(),
    isOffline: () => sources.isOffline(),
    later: (work, milliseconds) => sources.later(work, milliseconds),
    onStored: receiveMessage,
    onChange: (outgoing) => set({ outgoing }),
  });
  snapshot = { ...snapshot, outgoing: outbox.list() };

  return {
    readSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Reads whatever has been missed, and sends what has waited. */
    catchUp: (): Promise<void> => {
      void outbox.flush();
      if (snapshot.state === "failed") set({ state: "loading" });
      isAskedAgain = true;
      return (catchingUp ??= catchUpOnce().finally(() => (catchingUp = undefined)));
    },
    receive: receiveMessage,
    remove: (id: string) => {
      const rest = snapshot.messages.filter((message) => message.id !== id);
      if (rest.length < snapshot.messages.length) setMessages(rest);
    },
    readEarlier: async (): Promise<void> => {
      const [oldest] = snapshot.messages;
      if (!oldest || !snapshot.hasEarlier || snapshot.earlier === "loading") return;
      set({ earlier: "loading" });
      try {
        const older = await sources.readBefore(oldest);
        setMessages(mergeMessages(snapshot.messages, older), {
          earlier: "idle",
          hasEarlier: older.length >= sources.pageSize,
        });
      } catch {
        set({ earlier: "failed" });
      }
    },
    send: (body: string, attachments: readonly Attachment[]) =>
      outbox.add({
        id: crypto.randomUUID(),
        body,
        attachments: [...attachments],
        writtenAt: Date.now(),
        state: "waiting",
      }),
    retry: (id: string) => outbox.retry(id),
    discard: (id: string) => outbox.discard(id),
  };
}

export type ThreadStore = ReturnType<typeof createThreadStore>;
