import type { KeptRows } from "./kept-rows.ts";
import type { PortalRows, PortalSections, Section, SectionName } from "./portal-data.ts";
import { sectionNames } from "./section-rows.ts";

export type PortalSources = {
  read<Name extends SectionName>(name: Name): Promise<readonly PortalRows[Name][]>;
  keep<Name extends SectionName>(name: Name, rows: readonly PortalRows[Name][]): void;
  readKept<Name extends SectionName>(name: Name): KeptRows<PortalRows[Name]> | null;
  isOffline(): boolean;
  /** Told once of each failure. */
  announce(name: SectionName, error: unknown): void;
};

export type PortalSnapshot = PortalSections & { keptAt: number | null };

const waiting: Section<never> = { state: "loading", rows: [], isKept: false };

const waitingSections: PortalSections = {
  projects: waiting,
  campaigns: waiting,
  metrics: waiting,
  deliverables: waiting,
  profile: waiting,
  payments: waiting,
  anchors: waiting,
  events: waiting,
};

export const waitingSnapshot: PortalSnapshot = { ...waitingSections, keptAt: null };

/** Loads the sections of one client side by side; only the last answer asked for counts. */
export function createPortalStore(sources: PortalSources) {
  let sections = waitingSections;
  let snapshot = waitingSnapshot;
  const turns = new Map<SectionName, number>();
  const readAt = new Map<SectionName, number>();
  const listeners = new Set<() => void>();

  function set<Name extends SectionName>(name: Name, section: Section<PortalRows[Name]>) {
    sections = { ...sections, [name]: section };
    const keptTimes = sectionNames
      .filter((each) => sections[each].isKept)
      .map((each) => readAt.get(each) ?? 0);
    snapshot = { ...sections, keptAt: keptTimes.length > 0 ? Math.min(...keptTimes) : null };
    for (const listener of listeners) listener();
  }

  async function load<Name extends SectionName>(
    name: Name,
    { isQuiet = false, shown = sections[name] }: LoadOptions<Name> = {},
  ): Promise<void> {
    const turn = (turns.get(name) ?? 0) + 1;
    turns.set(name, turn);
    if (shown.state === "failed" && !shown.isKept && !isQuiet) set(name, waiting);
    try {
      const rows = await sources.read(name);
      if (turns.get(name) !== turn) return;
      readAt.set(name, Date.now());
      set(name, { state: "ready", rows, isKept: false });
      sources.keep(name, rows);
    } catch (error) {
      if (turns.get(name) !== turn) return;
      // Nobody asked for it: what is on show stays, unless there is nothing yet.
      if (isQuiet && sections[name].state !== "loading") return;
      fail(name, { error, rows: findLast(name) });
    }
  }

  function fail<Name extends SectionName>(
    name: Name,
    { error, rows }: { error: unknown; rows: readonly PortalRows[Name][] | null },
  ) {
    const isAway = sources.isOffline();
    // Offline, what is kept is the answer, and the page says so once; anything else is a failure.
    const state = isAway && rows ? "ready" : "failed";
    set(name, { state, rows: rows ?? [], isKept: rows !== null });
    if (state === "failed") sources.announce(name, error);
  }

  function findLast<Name extends SectionName>(name: Name): readonly PortalRows[Name][] | null {
    if (readAt.has(name)) return sections[name].rows;
    const kept = sources.readKept(name);
    if (!kept) return null;
    readAt.set(name, kept.savedAt);
    return kept.rows;
  }

  return {
    readSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reload: async (...names: SectionName[]): Promise<void> => {
      const asked = names.length > 0 ? names : sectionNames;
      await Promise.all(asked.map((name) => load(name)));
    },
    /** Because something may have changed, not because somebody asked: a failure is not reported. */
    refresh: async (names: Iterable<SectionName>): Promise<void> => {
      await Promise.all([...names].map((name) => load(name, { isQuiet: true })));
    },
  };
}

type LoadOptions<Name extends SectionName> = {
  isQuiet?: boolean;
  shown?: Section<PortalRows[Name]>;
};

export type PortalStore = ReturnType<typeof createPortalStore>;
