import { describe, expect, it } from "vitest";
import { type AuditEntry, describeAudit } from "./audit.ts";
import { nameItem } from "./inbox.ts";

const write = (entry: Partial<AuditEntry>) =>
  describeAudit({
    action: "update",
    table: "projects",
    changes: {},
    actor: "Mara",
    row: "Harbour film",
    ...entry,
  });

describe("an entry of the audit log reads as a sentence", () => {
  it.each<[string, Partial<AuditEntry>]>([
    [
      "Mara moved project Harbour film from in review to completed",
      { changes: { status: ["review", "completed"] } },
    ],
    [
      "Mara gave the talk in chat with Ida back to the assistant",
      { table: "talks", row: "chat with Ida", changes: { state: ["open", "returned"] } },
    ],
    [
      "Mara moved the call with Ida from 20 Nov, 09:00 to 1 Jul 2027, 10:00",
      {
        table: "bookings",
        row: "Ida",
        changes: {
          starts_at: ["2026-11-20T09:00:00+00:00", "2027-07-01T09:00:00+00:00"],
          ends_at: ["2026-11-20T09:20:00+00:00", "2027-07-01T09:20:00+00:00"],
          sequence: [0, 1],
        },
      },
    ],
    [
      "Mara cancelled the call with Ida",
      {
        table: "bookings",
        row: "Ida",
        changes: { state: ["booked", "cancelled"], sequence: [0, 1] },
      },
    ],
    [
      "Mara noted that nobody came to the call with Ida",
      { table: "bookings", row: "Ida", changes: { state: ["booked", "missed"] } },
    ],
    ["Mara booked a call with Ida", { table: "bookings", row: "Ida", action: "insert" }],
    ["Mara deleted opening hours", { table: "opening_hours", row: null, action: "delete" }],
    [
      "Mara added exception from the opening hours on 24 Dec 2026",
      { table: "opening_exceptions", row: "24 Dec 2026", action: "insert" },
    ],
    [
      "Mara changed the gap minutes of a calendar from 10 to 20",
      { table: "calendars", row: null, changes: { gap_minutes: [10, 20] } },
    ],
    ["Mara took on a talk", { table: "talks", row: null, changes: { state: ["waiting", "open"] } }],
    [
      "Mara had the server try again what it had given up",
      { table: "troubles", row: null, changes: { settled: [null, "tried again"] } },
    ],
    [
      "Mara let go what the server had given up",
      { table: "troubles", row: null, changes: { settled: [null, "let go"] } },
    ],
    [
      "Mara changed the progress of project Harbour film from 40 to 60",
      { changes: { progress: [40, 60] } },
    ],
    [
      "Mara changed the completion date of project Harbour film from nothing to 3 May 2026",
      { changes: { estimated_completion_date: [null, "2026-05-03"] } },
    ],
    [
      "Mara changed the title and budget of project Harbour film",
      { changes: { title: ["a", "b"], budget: [1, 2] } },
    ],
    [
      "Mara changed the description of project Harbour film",
      { changes: { description: ["a".repeat(200), "b"] } },
    ],
    [
      "Mara changed the phone and name of person Ida Lund",
      { table: "profiles", row: "Ida Lund", changes: { phone: [], display_name: [] } },
    ],
    [
      "Mara moved inbox item Contact form\u00A0· Ida Lund from new to answered and changed its owner",
      {
        table: "inbox_items",
        row: nameItem("contact", "Ida Lund"),
        changes: {
          status: ["new", "answered"],
          answered_by: [null, "mail"],
          owner_id: [null, "0b5e4f6e-3c1b-4a43-9a5d-0a6a4f6d7c11"],
        },
      },
    ],
    [
      "Mara changed the role of person Ida Lund from viewer to approver",
      {
        table: "memberships",
        row: "Ida Lund",
        changes: { company_id: ["a", "a"], role: ["viewer", "approver"] },
      },
    ],
    [
      "Mara added Ida Lund to a client",
      { action: "insert", table: "memberships", row: "Ida Lund" },
    ],
    [
      "Mara removed Ida Lund from a client",
      { action: "delete", table: "memberships", row: "Ida Lund" },
    ],
    [
      "Mara invited somebody to Harbour Ltd",
      { action: "insert", table: "company_invitations", row: "Harbour Ltd" },
    ],
    [
      "Mara sent the invitation to Harbour Ltd again",
      {
        table: "company_invitations",
        row: "Harbour Ltd",
        changes: { expires_at: ["2026-05-03", "2026-05-10"], token_hash: [] },
      },
    ],
    ["Mara deleted an invitation", { action: "delete", table: "company_invitations", row: null }],
    [
      "Mara merged client Quay Ltd into another",
      {
        action: "merge",
        table: "companies",
        row: "Quay Ltd",
        changes: { merged_into: [null, "0b5e4f6e-3c1b-4a43-9a5d-0a6a4f6d7c11"] },
      },
    ],
    [
      "Mara merged another client into client Harbour Ltd",
      { action: "merge", table: "companies", row: "Harbour Ltd" },
    ],
    [
      "Mara ended client Quay Ltd, which is part of another now",
      {
        table: "companies",
        row: "Quay Ltd",
        changes: { merged_into: [null, "x"], closed_at: [null, "2026-05-03"] },
      },
    ],
    [
      "Mara changed the closing day of client Quay Ltd from 3 May 2026 to nothing",
      { table: "companies", row: "Quay Ltd", changes: { closing_due_at: ["2026-05-03", null] } },
    ],
    [
      "Mara moved Ida Lund to another client",
      { action: "move", table: "memberships", row: "Ida Lund" },
    ],
    [
      "Mara changed the assignment of conversation with Ida Lund",
      {
        table: "conversations",
        row: "Ida Lund",
        changes: { assigned_to: [null, "0b5e4f6e-3c1b-4a43-9a5d-0a6a4f6d7c11"] },
      },
    ],
    ["Mara added campaign Launch", { action: "insert", table: "pr_campaigns", row: "Launch" }],
    ["Mara wrote a message to Ida Lund", { action: "insert", table: "messages", row: "Ida Lund" }],
    [
      "Mara noted a call about Open question\u00A0· a visitor",
      { action: "insert", table: "inbox_calls", row: nameItem("question", null) },
    ],
    ["Mara deleted an enquiry", { action: "delete", table: "enquiries", row: null }],
    [
      "Mara looked at the dashboard of Ida Lund",
      { action: "preview", table: "profiles", row: "Ida Lund" },
    ],
    ["Mara invited Ida Lund", { action: "invite", table: "profiles", row: "Ida Lund" }],
    [
      "The server made a sign-in link for account Ida Lund",
      { action: "generate_link", actor: null, table: "users", row: "Ida Lund" },
    ],
    [
      "The server removed a second step of an account",
      { action: "remove_factor", actor: null, table: "users", row: null },
    ],
    [
      "Mara made Tom producer and finance in the studio",
      { table: "users", row: "Tom", changes: { roles: [["producer"], ["producer", "finance"]] } },
    ],
    [
      "Mara opened the studio to Tom",
      { table: "users", row: "Tom", changes: { role: [null, "staff"] } },
    ],
    [
      "The server closed the studio to Tom",
      { actor: null, table: "users", row: "Tom", changes: { role: ["staff", null] } },
    ],
    [
      "Mara signed out account Tom everywhere",
      { action: "end_sessions", table: "users", row: "Tom" },
    ],
    [
      "Mara asked staff for a second step from 1 Dec 2026 on",
      {
        table: "studio_settings",
        row: null,
        changes: { second_factor_from: [null, "2026-12-01"] },
      },
    ],
    [
      "Mara asks staff for a second step no longer",
      {
        table: "studio_settings",
        row: null,
        changes: { second_factor_from: ["2026-12-01", null] },
      },
    ],
    [
      "The server moved payment Basic PR from confirming to paid",
      {
        actor: null,
        table: "eth_payments",
        row: "Basic PR",
        changes: { state: ["confirming", "paid"] },
      },
    ],
    ["Mara: export, a something else", { action: "export", table: "something_else", row: null }],
  ])("%s", (sentence, entry) => expect(write(entry)).toBe(sentence));
});
