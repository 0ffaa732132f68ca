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
    isOvertaken: isTyped(draftId) && isLater(updatedAt, readDraft(draftId).startedAt),
    /** Another form begins with what is stored. */
    begin: 0,
    /** Until its answer is there, a change may be the one that is saved here. */
    isSaving: false,
  }));
  const { seenAt, begin, isOvertaken } = state;

  if (isLater(updatedAt, seenAt) && !isOvertaken && !state.isSaving)
    setState(
      isTyped(draftId)
        ? { ...state, isOvertaken: true }
        : { ...state, seenAt: updatedAt, begin: begin + 1 },
    );

  return {
    seenAt,
    isOvertaken,
    begin,
    beginSaving: () => setState((current) => ({ ...current, isSaving: true })),
    /** With when it was stored, where it was. */
    endSaving: (savedAt?: string) =>
      setState((current) => ({
        ...current,
        isSaving: false,
        ...(savedAt && { seenAt: savedAt, isOvertaken: false }),
      })),
    takeTheirs: () => {
      dropDraft(draftId);
      setState({ seenAt: updatedAt, isOvertaken: false, begin: begin + 1, isSaving: false });
    },
    keepMine: () => setState({ ...state, seenAt: updatedAt, isOvertaken: false }),
  };
}

function isTyped(draftId: string): boolean {
  return Object.keys(readDraft(draftId).values).length > 0;
}

function isLater(one: string, other: string): boolean {
  return one !== other && Date.parse(one) > Date.parse(other);
}
