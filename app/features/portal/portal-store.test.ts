import { describe, expect, it, vi } from "vitest";
import type { SectionName } from "./portal-data.ts";
import { createPortalStore, type PortalSources } from "./portal-store.ts";

function openStore(overrides: Partial<PortalSources> = {}) {
  const announce = vi.fn<PortalSources["announce"]>();
  const keep = vi.fn<PortalSources["keep"]>();
  const store = createPortalStore({
    read: async () => [],
    keep,
    readKept: () => null,
    isOffline: () => false,
    announce,
    ...overrides,
  });
  return { store, announce, keep };
}

const failing: PortalSources["read"] = async () => {
  throw new Error("permission denied");
};

describe("the sections of the portal", () => {
  it("are all asked for at once, and kept when they come", async () => {
    const asked: SectionName[] = [];
    const { store, keep } = openStore({
      read: async (name) => {
        asked.push(name);
        return [];
      },
    });
    const loading = store.reload();
    expect(asked).toHaveLength(8);
    await loading;
    expect(store.readSnapshot().projects).toEqual({ state: "ready", rows: [], isKept: false });
    expect(keep).toHaveBeenCalledTimes(8);
  });

  it("fail alone, and say why once", async () => {
    const { store, announce } = openStore({
      read: async (name) => (name === "metrics" ? failing(name) : []),
    });
    await store.reload();
    expect(store.readSnapshot().metrics.state).toBe("failed");
    expect(store.readSnapshot().projects.state).toBe("ready");
    expect(announce.mock.calls).toEqual([["metrics", new Error("permission denied")]]);
  });

  it("show what was kept when they fail, and say so", async () => {
    const { store, announce } = openStore({
      read: failing,
      readKept: () => ({ savedAt: 1000, rows: [] }),
    });
    await store.reload("projects");
    expect(store.readSnapshot()).toMatchObject({
      projects: { state: "failed", isKept: true },
      keptAt: 1000,
    });
    expect(announce).toHaveBeenCalledOnce();
  });

  it("offline take what was kept for an answer", async () => {
    const { store, announce } = openStore({
      read: failing,
      readKept: () => ({ savedAt: 1000, rows: [] }),
      isOffline: () => true,
    });
    await store.reload("projects");
    expect(store.readSnapshot().projects).toMatchObject({ state: "ready", isKept: true });
    expect(announce).not.toHaveBeenCalled();
  });

  it("keep on show what they had when reading again fails", async () => {
    let isDown = false;
    const { store } = openStore({
      async read<Name extends SectionName>(name: Name) {
        if (isDown) return failing(name);
        return [];
      },
    });
    await store.reload("profile");
    isDown = true;
    await store.reload("profile");
    expect(store.readSnapshot().profile).toMatchObject({ state: "failed", isKept: true });
    isDown = false;
    await store.reload("profile");
    expect(store.readSnapshot().profile).toMatchObject({ state: "ready", isKept: false });
    expect(store.readSnapshot().keptAt).toBeNull();
  });

  it("listen to the last answer asked for", async () => {
    const first = Promise.withResolvers<never[]>();
    const answers = [first.promise, Promise.resolve([])];
    const { store, keep } = openStore({ read: async () => (await answers.shift()) ?? [] });
    const slow = store.reload("events");
    await store.reload("events");
    first.resolve([]);
    await slow;
    expect(keep).toHaveBeenCalledOnce();
  });
});

describe("a section that failed with nothing kept", () => {
  it("waits again while it is asked for again", async () => {
    const states: string[] = [];
    const { store } = openStore({ read: failing });
    store.subscribe(() => states.push(store.readSnapshot().profile.state));
    await store.reload("profile");
    await store.reload("profile");
    expect(states).toEqual(["failed", "loading", "failed"]);
  });
});

describe("a section that is read because something may have changed", () => {
  it("shows what is new, and stays as it is when that fails, without a word", async () => {
    let isDown = false;
    const { store, announce, keep } = openStore({
      async read<Name extends SectionName>(name: Name) {
        if (isDown) return failing(name);
        return [];
      },
    });
    await store.reload("events");
    await store.refresh(["events"]);
    expect(keep).toHaveBeenCalledTimes(2);
    isDown = true;
    await store.refresh(["events"]);
    expect(store.readSnapshot().events).toMatchObject({ state: "ready", isKept: false });
    expect(announce).not.toHaveBeenCalled();
  });

  it("fails aloud when it took the place of the first reading", async () => {
    const first = Promise.withResolvers<never[]>();
    const answers = [() => first.promise, (): Promise<never[]> => Promise.reject(new Error("no"))];
    const { store, announce } = openStore({ read: async () => (await answers.shift()?.()) ?? [] });
    const loading = store.reload("events");
    await store.refresh(["events"]);
    first.resolve([]);
    await loading;
    expect(store.readSnapshot().events.state).toBe("failed");
    expect(announce).toHaveBeenCalledOnce();
  });
});
