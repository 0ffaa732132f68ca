import { useState } from "react";

type Fields = Record<string, string>;

/** What is being written, kept in this tab: a reload does not lose it, closing the tab does. */
export function useKeptDraft<Draft extends Fields>(name: string, empty: Draft) {
  const key = `studio ${name}`;
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...readKept(key, empty) }));

  return {
    draft,
    change: (changes: Partial<Draft>) => {
      setDraft((current) => {
        const next = { ...current, ...changes };
        keep(key, next);
        return next;
      });
    },
    forget: () => {
      setDraft(empty);
      keep(key, undefined);
    },
  };
}

function readKept<Draft extends Fields>(key: string, empty: Draft): Partial<Draft> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    const known: Partial<Draft> = {};
    for (const [name, value] of Object.entries(kept ?? {})) {
      if (Object.hasOwn(empty, name) && typeof value === "string")
        Object.assign(known, { [name]: value });
    }
    return known;
  } catch {
    return {};
  }
}

function keep(key: string, draft: Fields | undefined): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser that stores nothing still sends what is written.
  }
}
