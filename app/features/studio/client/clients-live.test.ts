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
      rows: [{ company_id: "quay" }],
      search: readClientSearch(new URLSearchParams(search)),
    });

  it("for a client that is new, changes its name or its people, and for what is counted of those it shows", () => {
    expect(alters(change("INSERT", "companies", { id: "pier" }))).toBe(true);
    expect(alters(change("UPDATE", "profiles", { user_id: "ben" }))).toBe(true);
    expect(alters(change("INSERT", "memberships", { company_id: "pier" }))).toBe(true);
    expect(alters(change("UPDATE", "conversations", { company_id: "quay" }))).toBe(true);
    expect(alters(change("INSERT", "projects", { company_id: "quay" }))).toBe(true);
    expect(alters(change("DELETE", "projects", {}, { id: "p1" }))).toBe(true);
  });

  it("not for what it does not show", () => {
    expect(alters(change("UPDATE", "projects", { company_id: "quay" }))).toBe(false);
    expect(alters(change("INSERT", "projects", { company_id: "pier" }))).toBe(false);
    expect(alters(change("UPDATE", "conversations", { company_id: "pier" }))).toBe(false);
  });

  it("for anybody whose figures could bring them in", () => {
    const message = change("UPDATE", "conversations", { company_id: "pier" });
    expect(alters(message, "only=unread")).toBe(true);
    expect(alters(message, "sort=-unread")).toBe(true);
  });
});

it("the page of a client is read again for what is theirs, and for nothing else", () => {
  const shows = (asked: LiveChange) =>
    showsChange(
      {
        client: { company_id: "quay" },
        people: [{ user_id: "ada" }],
        projects: [{ id: "p1", pr_deliverables: [{ id: "d1" }] }],
        campaigns: [{ id: "c1", pr_deliverables: [], content_anchors: [{ id: "a1" }] }],
        payments: [],
      },
      asked,
    );
  expect(shows(change("UPDATE", "companies", { id: "quay" }))).toBe(true);
  expect(shows(change("UPDATE", "companies", { id: "pier" }))).toBe(false);
  expect(shows(change("UPDATE", "profiles", { user_id: "ada" }))).toBe(true);
  expect(shows(change("UPDATE", "profiles", { user_id: "ben" }))).toBe(false);
  expect(shows(change("INSERT", "memberships", { company_id: "quay", user_id: "ben" }))).toBe(true);
  const gone = { company_id: "quay", user_id: "ada" };
  expect(shows(change("DELETE", "memberships", {}, gone))).toBe(true);
  expect(shows(change("DELETE", "memberships", {}, { ...gone, company_id: "pier" }))).toBe(false);
  expect(shows(change("INSERT", "projects", { id: "p2", company_id: "quay" }))).toBe(true);
  expect(shows(change("INSERT", "projects", { id: "p3", company_id: "pier" }))).toBe(false);
  expect(shows(change("INSERT", "pr_deliverables", { id: "d2", project_id: "p1" }))).toBe(true);
  expect(shows(change("UPDATE", "content_anchors", { id: "a1", campaign_id: "c1" }))).toBe(true);
  expect(shows(change("DELETE", "pr_deliverables", {}, { id: "d1" }))).toBe(true);
  expect(shows(change("DELETE", "pr_deliverables", {}, { id: "d9" }))).toBe(false);
  expect(shows(change("INSERT", "pr_deliverables", { id: "d3", project_id: "p9" }))).toBe(false);
  expect(shows(change("UPDATE", "content_anchors", { id: "a9", campaign_id: null }))).toBe(false);
});
