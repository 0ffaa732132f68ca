import * as z from "zod/mini";
import type { ReviewComment } from "../../../../domain/review/comment.ts";
import { createOutbox } from "../../../data/outbox.ts";
import { isSignedInAs } from "../../../session/session-store.ts";
import { sendComment } from "./comment-calls.ts";
import { type OutgoingComment, outgoingCommentSchema } from "./outgoing-comment.ts";

const kept = z.array(outgoingCommentSchema);

/** Beside what else the client area keeps: it goes when its person signs out. Of no company, as nobody here knows which. */
const entryOf = (me: string, deliverable: string) => `portal:${me}::comments:${deliverable}`;

function readKept(entry: string): OutgoingComment[] {
  try {
    return kept.parse(JSON.parse(localStorage.getItem(entry) ?? "[]"));
  } catch {
    // Denied, or kept by an older page in another shape.
    return [];
  }
}

function keep(entry: string, me: string, outgoing: readonly OutgoingComment[]) {
  try {
    if (outgoing.length === 0 || !isSignedInAs(me)) localStorage.removeItem(entry);
    else localStorage.setItem(entry, JSON.stringify(outgoing));
  } catch {
    // Denied or full: then it lasts as long as the page.
  }
}

function createCommentOutbox(me: string, deliverable: string) {
  const entry = entryOf(me, deliverable);
  let snapshot: readonly OutgoingComment[] = [];
  const listeners = new Set<() => void>();
  const arrivals = new Set<(comment: ReviewComment) => void>();
  const outbox = createOutbox<OutgoingComment, ReviewComment>({
    insert: sendComment,
    readOutgoing: () => readKept(entry),
    keepOutgoing: (outgoing) => keep(entry, me, outgoing),
    isOffline: () => !navigator.onLine,
    later: (work, milliseconds) => void setTimeout(work, milliseconds),
    onStored: (comment) => {
      for (const arrival of arrivals) arrival(comment);
    },
    onChange: (outgoing) => {
      snapshot = outgoing;
      for (const listener of listeners) listener();
    },
  });
  snapshot = outbox.list();
  window.addEventListener("online", () => void outbox.flush());
  return {
    ...outbox,
    readSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onStored: (arrival: (comment: ReviewComment) => void) => {
      arrivals.add(arrival);
      return () => void arrivals.delete(arrival);
    },
  };
}

export type CommentOutbox = ReturnType<typeof createCommentOutbox>;
const open = new Map<string, CommentOutbox>();

/** One for the page and deliverable: what waits goes on its way while another version is on show. Browser only. */
export function openCommentOutbox(me: string, deliverable: string): CommentOutbox {
  const key = entryOf(me, deliverable);
  const known = open.get(key) ?? createCommentOutbox(me, deliverable);
  open.set(key, known);
  return known;
}
