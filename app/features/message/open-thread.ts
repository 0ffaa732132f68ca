import {
  insertMessage,
  messagesPerPage,
  readBefore,
  readLatest,
  readSince,
} from "./message-queries.ts";
import { keepPart, readPart } from "./kept-thread.ts";
import { createThreadStore, type ThreadStore } from "./thread-store.ts";

const threads = new Map<string, ThreadStore>();

/** One for the page and conversation: what it has to send goes on while another tab is on show. Browser only. */
export function openThread(me: string, companyId: string): ThreadStore {
  const key = `${me} ${companyId}`;
  const known = threads.get(key);
  if (known) return known;
  const owner = { me, companyId };
  const store = createThreadStore({
    pageSize: messagesPerPage,
    readLatest: () => readLatest(companyId),
    readBefore: (oldest) => readBefore(companyId, oldest),
    readSince: (time) => readSince(companyId, time),
    insert: (outgoing) => insertMessage(companyId, outgoing),
    readKept: () => readPart(owner, "thread") ?? [],
    keep: (messages) => keepPart(owner, "thread", [...messages]),
    readOutgoing: () => readPart(owner, "outbox") ?? [],
    keepOutgoing: (outgoing) =>
      keepPart(owner, "outbox", outgoing.length > 0 ? [...outgoing] : null),
    isOffline: () => !navigator.onLine,
    later: (work, milliseconds) => void setTimeout(work, milliseconds),
  });
  window.addEventListener("online", () => void store.catchUp());
  threads.set(key, store);
  return store;
}
