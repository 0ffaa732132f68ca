const entry = "talk";

/** What opens a visitor's own conversation with the studio, also in another tab and another day. */
export type KeptTalk = { conversationId: string; token: string };

export function keepTalk(talk: KeptTalk | undefined) {
  try {
    if (talk) localStorage.setItem(entry, JSON.stringify(talk));
    else localStorage.removeItem(entry);
  } catch {
    // Denied or full: it lasts as long as the page.
  }
}

export function readKeptTalk(): KeptTalk | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(entry) ?? "null");
    return isTalk(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Calls when another tab has asked for a person, or has cleared its conversation. */
export function watchKeptTalk(listener: () => void) {
  addEventListener("storage", ({ key }) => {
    if (key === entry) listener();
  });
}

function isTalk(kept: unknown): kept is KeptTalk {
  return (
    typeof kept === "object" &&
    kept !== null &&
    "conversationId" in kept &&
    typeof kept.conversationId === "string" &&
    "token" in kept &&
    typeof kept.token === "string"
  );
}
