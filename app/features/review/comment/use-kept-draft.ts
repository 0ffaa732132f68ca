import { useState } from "react";
import * as z from "zod/mini";
import { isSignedInAs } from "../../../session/session-store.ts";

const draftSchema = z.object({ body: z.string(), isInternal: z.boolean() });
type Draft = z.infer<typeof draftSchema>;

const nothing: Draft = { body: "", isInternal: false };

/** What was begun outlives a reload, and goes when its person signs out. */
export function useKeptDraft(me: string, deliverable: string) {
  const entry = `portal:${me}::comment-draft:${deliverable}`;
  const [draft, setDraft] = useState(() => readDraft(entry));

  function change(next: Draft) {
    setDraft(next);
    try {
      if (next.body === "" || !isSignedInAs(me)) localStorage.removeItem(entry);
      else localStorage.setItem(entry, JSON.stringify(next));
    } catch {
      // Denied or full: then it lasts as long as the page.
    }
  }

  return [draft, change] as const;
}

function readDraft(entry: string): Draft {
  try {
    return draftSchema.parse(JSON.parse(localStorage.getItem(entry) ?? "null"));
  } catch {
    // Denied, never kept, or kept by an older page in another shape.
    return nothing;
  }
}
