import { useState } from "react";
import { dropDraft, readDraft } from "../../../form/draft-store.ts";

/**
 * Whether somebody else has changed a draft while it was written here. What nobody has typed into simply follows; what has
 * been typed stays, and is saved over theirs only by whoever was told.
 */
export function useOvertaken(draftId: string, updatedAt: string) {
  const [state, setState] = useState(() => ({
    seenAt: updatedAt,
    // Typed before it was stored last: in this tab, before a reload.
    isOvertaken: isTyped(draftId) && isOlder(draftId, updatedAt),
    /** Another form begins with what is stored. */
    begin: 0,
    isOwn: false,
  }));
  const { seenAt, isOwn, begin } = state;

  if (updatedAt !== seenAt && !state.isOvertaken) {
    if (isOwn) setState({ ...state, seenAt: updatedAt, isOwn: false });
    else if (isTyped(draftId)) setState({ ...state, isOvertaken: true });
    else setState({ ...state, seenAt: updatedAt, begin: begin + 1 });
  }

  return {
    seenAt,
    isOvertaken: state.isOvertaken,
    begin,
    /** Whether the next change is the one that is being saved here. */
    expectOwn: (isExpected: boolean) =>
      setState((current) => ({ ...current, isOwn: isExpected })),
    takeTheirs: () => {
      dropDraft(draftId);
      setState({ seenAt: updatedAt, isOvertaken: false, begin: begin + 1, isOwn: false });
    },
    keepMine: () => setState({ ...state, seenAt: updatedAt, isOvertaken: false }),
  };
}

function isTyped(draftId: string): boolean {
  return Object.keys(readDraft(draftId).values).length > 0;
}

function isOlder(draftId: string, updatedAt: string): boolean {
  return Date.parse(readDraft(draftId).startedAt) < Date.parse(updatedAt);
}
