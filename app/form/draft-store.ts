import { draftPrefix, drafts, type Draft } from "./begun-drafts.ts";

const entryOf = (formId: string) => draftPrefix + formId;

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

/** The same words once more are meant as another message. */
export function renewKey(formId: string) {
  keepDraft(formId, { ...readDraft(formId), key: createKey() });
}

/**
 * The key under which this content is sent, in the shape of a UUID, so that it can be a row's id. The same again, after
 * a failure, has the same key and is stored once. What was changed since, or is sent from a copy of the tab, is another.
 */
export function keyFor({ key }: Draft, content: string): string {
  const digits = key.slice(0, 16).padEnd(16, "0") + digest(content);
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-8$3-a$4-");
}

/** FNV-1a. It only tells the contents of one draft apart; SubtleCrypto is not there without TLS. */
function digest(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, "0");
}

export function beginDraft(): Draft {
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
