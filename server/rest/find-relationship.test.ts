import { describe, expect, it } from "vitest";
import type { Catalogue, ForeignKey } from "./catalogue.ts";
import { findRelationship } from "./find-relationship.ts";

const key = (name: string, from: string, column: string, isOneToOne = false): ForeignKey => ({
  name,
  from,
  to: "people",
  fromColumns: [column],
  toColumns: ["id"],
  isOneToOne,
});
const catalogue: Catalogue = {
  relations: new Map(),
  routines: new Map(),
  foreignKeys: [
    key("notes_author_fkey", "notes", "author_id"),
    key("mails_sender_fkey", "mails", "sender_id"),
    key("mails_recipient_fkey", "mails", "recipient_id"),
    key("badges_owner_fkey", "badges", "owner_id", true),
  ],
};
const find = (table: string, target: string, hint: string | null = null) =>
  findRelationship(catalogue, table, { target, hint });

describe("findRelationship", () => {
  it("follows a foreign key in both directions", () => {
    expect(find("notes", "people")).toMatchObject({ isToOne: true, pairs: [["author_id", "id"]] });
    expect(find("people", "notes")).toMatchObject({ isToOne: false, pairs: [["id", "author_id"]] });
    expect(find("people", "badges")).toMatchObject({ isToOne: true });
  });

  it("asks when there are several, and takes a key or a column as the answer", () => {
    expect(() => find("mails", "people")).toThrow("more than one relationship");
    expect(find("mails", "people", "mails_sender_fkey").pairs).toEqual([["sender_id", "id"]]);
    expect(find("people", "mails", "recipient_id").pairs).toEqual([["id", "recipient_id"]]);
  });

  it("says when there is none", () => {
    expect(() => find("notes", "mails")).toThrow("Could not find a relationship");
    expect(() => find("mails", "people", "nothing")).toThrow("Could not find a relationship");
  });
});
