import { describe, expect, it } from "vitest";
import type { LiveChange } from "../../../data/live-change.ts";
import { altersClients } from "./alters-clients.ts";
import { readClientSearch } from "./client-search.ts";
import { showsChange } from "./shows-change.ts";

const change = (type: LiveChange["type"], table: string, row: object, old = {}): LiveChange => ({
  type,
  table,
  row: { ...row },
  old: { ...old },
});

describe("the list of clients is read again", () => {
  const alters = (asked: LiveChange, search = "") =>
    altersClients(asked, {
      rows: [{ user_id: "ada" }],
      search: readClientSearch(new URLSearchParams(search)),
    });

  it("for somebody new, and for what is counted of those it shows", () => {
    expect(alters(change("INSERT", "profiles", { user_id: "ben" }))).toBe(true);
    expect(alters(change("UPDATE", "conversations", { user_id: "ada" }))).toBe(true);
    expect(alters(change("INSERT", "projects", { user_id: "ada" }))).toBe(true);
    expect(alters(change("DELETE", "projects", {}, { id: "p1" }))).toBe(true);
  });

  it("not for what it does not show", () => {
    expect(alters(change("UPDATE", "projects", { user_id: "ada" }))).toBe(false);
    expect(alters(change("INSERT", "projects", { user_id: "ben" }))).toBe(false);
    expect(alters(change("UPDATE", "conversations", { user_id: "ben" }))).toBe(false);
  });

  it("for anybody whose figures could bring them in", () => {
    const message = change("UPDATE", "conversations", { user_id: "ben" });
    expect(alters(message, "only=unread")).toBe(true);
    expect(alters(message, "sort=-unread")).toBe(true);
  });
});

it("the page of a client is read again for what is theirs, and for nothing else", () => {
  const shows = (asked: LiveChange) =>
    showsChange(
      {
        account: { user_id: "ada" },
        projects: [{ id: "p1", pr_deliverables: [{ id: "d1" }] }],
        campaigns: [{ id: "c1", pr_deliverables: [], content_anchors: [{ id: "a1" }] }],
        payments: [],
      },
      asked,
    );
  expect(shows(change("UPDATE", "profiles", { user_id: "ada" }))).toBe(true);
  expect(shows(change("INSERT", "pr_deliverables", { id: "d2", project_id: "p1" }))).toBe(true);
  expect(shows(change("UPDATE", "content_anchors", { id: "a1", campaign_id: "c1" }))).toBe(true);
  expect(shows(change("DELETE", "pr_deliverables", {}, { id: "d1" }))).toBe(true);
  expect(shows(change("DELETE", "pr_deliverables", {}, { id: "d9" }))).toBe(false);
  expect(shows(change("INSERT", "pr_deliverables", { id: "d3", project_id: "p9" }))).toBe(false);
  expect(shows(change("UPDATE", "content_anchors", { id: "a9", campaign_id: null }))).toBe(false);
});
