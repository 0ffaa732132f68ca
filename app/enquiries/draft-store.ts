import type { EnquiryField } from "../../domain/enquiry/enquiry-form.ts";

/** What somebody has begun to write in a form, and the key under which it is sent. */
export type Draft = {
  key: string;
  startedAt: string;
  values: Partial<Record<EnquiryField, string>>;
  /** What was last sent under the key, stored or not: nobody knows after a lost answer. */
  sent?: string;
};

const drafts = new Map<string, Draft>();
const entryOf = (formId: string) => `enquiry:${formId}`;

export function readDraft(formId: string): Draft {
  const draft = drafts.get(formId) ?? readKept(formId) ?? beginDraft();
  drafts.set(formId, draft);
  return draft;
}

/** Across reloads in this tab; where storage is denied, until the page is left. */
export function keepDraft(formId: string, draft: Draft) {
  drafts.set(formId, draft);
  try {
    sessionStorage.setItem(entryOf(formId), JSON.stringify(draft));
  } catch {
    // Denied or full: the copy in memory has to do.
  }
}

export function dropDraft(formId: string) {
  drafts.delete(formId);
  try {
    sessionStorage.removeItem(entryOf(formId));
  } catch {
    // Nothing was kept there either.
  }
}

/**
 * The key for this content. Sending the same again repeats the key, so that it is stored once;
 * what was changed since is another message, and must not be taken for the one before.
 */
export function keyFor(draft: Draft, content: string): string {
  return draft.sent === undefined || draft.sent === content ? draft.key : createKey();
}

function beginDraft(): Draft {
  return { key: createKey(), startedAt: new Date().toISOString(), values: {} };
}

/** Not `randomUUID`, which browsers keep from pages without TLS. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function readKept(formId: string): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(entryOf(formId)) ?? "null");
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(kept: unknown): kept is Draft {
  return (
    typeof kept === "object" &&
    kept !== null &&
    "key" in kept &&
    typeof kept.key === "string" &&
    "startedAt" in kept &&
    typeof kept.startedAt === "string" &&
    "values" in kept &&
    typeof kept.values === "object" &&
    kept.values !== null
  );
}
