import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { regionSchema } from "../../../../domain/review/comment.ts";
import { knownShapeSchema } from "../../../../domain/review/drawing.ts";
import { isSignedInAs } from "../../../session/session-store.ts";

const number = z.nullable(z.number());

/** What was being pointed at when the page went, and what was on show: the frame, or the page of a document. */
const keptPlaceSchema = z.object({
  version: z.string(),
  shown: number,
  pointing: z.object({
    isGeneral: z.boolean(),
    from: number,
    to: number,
    region: z.nullable(regionSchema),
    shapes: z.array(knownShapeSchema),
    drawnAt: number,
  }),
});
type KeptPlace = z.infer<typeof keptPlaceSchema>;

const draftSchema = z.object({
  body: z.string(),
  isInternal: z.boolean(),
  place: z.optional(keptPlaceSchema),
});
type Draft = Pick<z.infer<typeof draftSchema>, "body" | "isInternal">;

const nothing: Draft = { body: "", isInternal: false };

const entryOf = (me: string, deliverable: string) => `portal:${me}::comment-draft:${deliverable}`;

type Kept = { me: string; deliverable: string; place: KeptPlace | null };

/** What was begun outlives a reload and a session that ends from elsewhere, with its place. `place` is null while a film plays. */
export function useKeptDraft({ me, deliverable, place }: Kept) {
  const entry = entryOf(me, deliverable);
  const [draft, setDraft] = useState<Draft>(() => readDraft(entry) ?? nothing);
  const { body, isInternal } = draft;
  const isBegun = body !== "" || (place !== null && place.pointing.shapes.length > 0);
  const kept = place && JSON.stringify({ body, isInternal, place });

  useEffect(() => {
    if (kept === null) return;
    if (!isBegun) dropDraft(entry);
    // Where the session has ended from elsewhere, what is here stays as it was.
    else if (isSignedInAs(me)) keepDraft(entry, kept);
  }, [entry, me, isBegun, kept]);

  return [draft, setDraft] as const;
}

/** In this browser until somebody signs out; and in this tab, for whoever is signed out from elsewhere and comes back. */
const storages = [
  { open: () => localStorage, nameOf: (entry: string) => entry },
  { open: () => sessionStorage, nameOf: (entry: string) => `draft:${entry}` },
] as const;

function keepDraft(entry: string, kept: string) {
  for (const { open, nameOf } of storages)
    try {
      open().setItem(nameOf(entry), kept);
    } catch {
      // Denied or full: then it lasts as long as the page.
    }
}

function dropDraft(entry: string) {
  for (const { open, nameOf } of storages)
    try {
      open().removeItem(nameOf(entry));
    } catch {
      // Nothing was kept there either.
    }
}

type Asked = { me: string; deliverable: string; version: string };

/**
 * Where the words that were kept belong in this version. They stay there, whatever is on show by then: from another frame they
 * would say something else.
 */
export function readKeptPlace({ me, deliverable, version }: Asked): KeptPlace | null {
  const place = readDraft(entryOf(me, deliverable))?.place;
  if (place?.version !== version) return null;
  const { pointing, shown } = place;
  const hasPlace = [pointing.from, pointing.to, pointing.drawnAt].some((each) => each !== null);
  const pinned = {
    ...pointing,
    drawnAt: hasPlace || pointing.isGeneral ? pointing.drawnAt : shown,
  };
  return { ...place, pointing: pinned };
}

function readDraft(entry: string): z.infer<typeof draftSchema> | null {
  for (const { open, nameOf } of storages)
    try {
      return draftSchema.parse(JSON.parse(open().getItem(nameOf(entry)) ?? "null"));
    } catch {
      // Denied, never kept, or kept by an older page in another shape.
    }
  return null;
}
