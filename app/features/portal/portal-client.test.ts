import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { refreshTables } from "../../data/query-client.ts";
import type { announceFailure } from "./announce-failure.ts";
import { describeSection, needsKept } from "./describe-section.ts";
import { openPortalClient } from "./portal-client.ts";
import type { SectionName } from "./portal-data.ts";
import type { PortalSource } from "./portal-source.ts";
import { sectionQuery } from "./section-query.ts";
import { sectionNames } from "./section-rows.ts";

/** The portal of a client, as its provider puts it together. */
function openPortal(overrides: Partial<PortalSource> = {}) {
  const onFailure = vi.fn<typeof announceFailure>();
  const keep = vi.fn<PortalSource["keep"]>();
  const source: PortalSource = {
    read: async () => [],
    ask: async () => [],
    keep,
    readKept: () => null,
    isLive: true,
    ...overrides,
  };
  const { client, reload } = openPortalClient(source, onFailure);
  const states: string[] = [];

  function show(...names: SectionName[]) {
    for (const name of names.length > 0 ? names : sectionNames)
      new QueryObserver(client, sectionQuery(name, source)).subscribe(() => note(name));
  }

  function note(name: SectionName) {
    const { state } = section(name);
    if (states.at(-1) !== state) states.push(state);
  }

  function section(name: SectionName) {
    const read = new QueryObserver(client, sectionQuery(name, source)).getCurrentResult();
    return describeSection(read, needsKept(read) ? source.readKept(name) : null);
  }

  const hasSettled = async () => expect.poll(() => client.isFetching()).toBe(0);
  return { client, reload, show, section, states, onFailure, keep, hasSettled };
}

const failing: PortalSource["read"] = async () => {
  throw new Error("permission denied");
};
const keptAtOne = () => ({ savedAt: 1000, rows: [] });

beforeEach(() => void vi.stubGlobal("navigator", { onLine: true }));
afterEach(() => void vi.unstubAllGlobals());

describe("the sections of the portal", () => {
  it("are all asked for at once, and kept when they come", async () => {
    const asked: SectionName[] = [];
    const { show, section, keep, hasSettled } = openPortal({
      read: async (name) => {
        asked.push(name);
        return [];
      },
    });
    show();
    expect(asked).toHaveLength(10);
    await hasSettled();
    expect(section("projects")).toEqual({ state: "ready", rows: [], keptAt: null });
    expect(keep).toHaveBeenCalledTimes(10);
  });

  it("fail alone, and say why once", async () => {
    const { show, section, onFailure, hasSettled } = openPortal({
      read: async (name) => (name === "metrics" ? failing(name) : []),
    });
    show();
    await hasSettled();
    expect(section("metrics").state).toBe("failed");
    expect(section("projects").state).toBe("ready");
    expect(onFailure.mock.calls).toEqual([["metrics", new Error("permission denied")]]);
  });

  it("show what was kept when they fail, and say so, also while they are asked for again", async () => {
    const { show, section, states, reload, onFailure, hasSettled } = openPortal({
      read: failing,
      readKept: keptAtOne,
    });
    show("projects");
    await hasSettled();
    expect(section("projects")).toMatchObject({ state: "failed", keptAt: 1000 });
    expect(onFailure).toHaveBeenCalledOnce();
    await reload("projects");
    expect(states).toEqual(["loading", "failed"]);
    expect(onFailure).toHaveBeenCalledTimes(2);
  });

  it("offline take what was kept for an answer", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const { show, section, onFailure, hasSettled } = openPortal({
      read: failing,
      readKept: keptAtOne,
    });
    show("projects");
    await hasSettled();
    expect(section("projects")).toMatchObject({ state: "ready", keptAt: 1000 });
    expect(onFailure).not.toHaveBeenCalled();
  });

  it("keep on show what they had when reading again fails", async () => {
    let isDown = false;
    const { show, section, reload, onFailure, hasSettled } = openPortal({
      read: async (name) => (isDown ? failing(name) : []),
    });
    show("profile");
    await hasSettled();
    isDown = true;
    await reload("profile");
    expect(section("profile")).toMatchObject({ state: "ready", keptAt: expect.any(Number) });
    expect(onFailure).toHaveBeenCalledOnce();
    isDown = false;
    await reload("profile");
    expect(section("profile")).toMatchObject({ state: "ready", keptAt: null });
  });

  it("that failed with nothing kept wait again while they are asked for again", async () => {
    const { show, states, reload, hasSettled } = openPortal({ read: failing });
    show("profile");
    await hasSettled();
    await reload("profile");
    expect(states).toEqual(["loading", "failed", "loading", "failed"]);
  });
});

describe("a section that is read because something may have changed", () => {
  it("shows what is new, and when that fails stays, with a mark and without a word", async () => {
    let isDown = false;
    const { client, show, section, onFailure, keep, hasSettled } = openPortal({
      read: async (name) => (isDown ? failing(name) : []),
    });
    show("events");
    await hasSettled();
    await refreshTables(client, ["project_events"]);
    expect(keep).toHaveBeenCalledTimes(2);
    isDown = true;
    await refreshTables(client, ["project_events"]);
    expect(section("events")).toMatchObject({ state: "ready", keptAt: expect.any(Number) });
    expect(onFailure).not.toHaveBeenCalled();
  });

  it("that never came is not spoken of again", async () => {
    const { client, show, onFailure, hasSettled } = openPortal({ read: failing });
    show("projects");
    await hasSettled();
    await refreshTables(client, "all");
    expect(onFailure).toHaveBeenCalledOnce();
  });
});
