import { randomUUID } from "node:crypto";
import type { Notice } from "./change.ts";

/** Less than a change is in the log: what was missed can still be looked up there. */
const keptMilliseconds = 30_000;
const mostKept = 2000;

/** What the node has heard lately, so that whoever has read can ask whether they have missed anything since. */
export type RecentNotices = {
  note(notice: Notice): void;
  /** After a gap nothing that was said before counts any more. */
  forget(): void;
  /**
   * How far the node has heard. What it had heard of was committed, so a read that begins afterwards shows it: only what is
   * noticed later can be missing there. Of two marks of one node the earlier comes first as text.
   */
  mark(): string;
  /** What was heard after this mark; undefined where that is not known any more, or another node's to say. */
  since(mark: string): Notice[] | undefined;
};

export function rememberNotices(now = () => performance.now()): RecentNotices {
  let self = nameSelf();
  let count = 0;
  let kept: { notice: Notice; at: number }[] = [];

  function drop() {
    const limit = now() - keptMilliseconds;
    kept = kept.slice(-mostKept).filter(({ at }) => at >= limit);
  }

  return {
    note(notice) {
      count += 1;
      kept.push({ notice, at: now() });
      if (kept.length > 2 * mostKept) drop();
    },
    forget() {
      self = nameSelf();
      kept = [];
    },
    mark: () => `${self}.${String(count).padStart(12, "0")}`,
    since(mark) {
      const [node, heard] = mark.split(".");
      const missed = count - Number(heard);
      if (node !== self || !(missed >= 0)) return undefined;
      drop();
      return missed > kept.length
        ? undefined
        : kept.slice(kept.length - missed).map(({ notice }) => notice);
    },
  };
}

function nameSelf(): string {
  return randomUUID().slice(0, 8);
}
