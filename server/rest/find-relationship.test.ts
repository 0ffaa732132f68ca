import { describe, expect, it } from "vitest";
import type { Catalogue } from "./catalogue.ts";
import { deriveRelationships } from "./catalogue/derive-relationships.ts";
import type { Constraint } from "./catalogue/select-constraints.ts";
import { findRelationship } from "./find-relationship.ts";

const tables = ["people", "notes", "mails", "badges", "likes", "follows", "note_view"];
const oid = (name: string) => tables.indexOf(name) + 1;
const columns: Record<string, string[]> = {
  people: ["id", "boss_id"],
  notes: ["id", "author_id"],
  mails: ["id", "sender_id", "recipient_id"],
  badges: ["id", "owner_id"],
  likes: ["note_id", "person_id"],
  follows: ["one_id", "other_id"],
  note_view: ["key", "writer"],
};
const key = (table: string, column: number): Constraint => ({
  name: `${table}_${columns[table]?.[column - 1]}_fkey`,
  kind: "f",
  table: oid(table),
  columns: [column],
  foreignTable: table === "likes" && column === 1 ? oid("notes") : oid("people"),
  foreignColumns: [1],
});
const unique = (kind: "p" | "u", table: string, ...numbers: number[]): Constraint => ({
  name: `${table}_key`,
  kind,
  table: oid(table),
  columns: numbers,
  foreignTable: 0,
  foreignColumns: [],
});

const { relationships, primaryKeys } = deriveRelationships({
  relations: tables.map((name) => ({
    oid: oid(name),
    name,
    isView: name === "note_view",
    columns: (columns[name] ?? []).map((column, at) => ({
      number: at + 1,
      name: column,
      type: "pg_catalog.int4",
      default: null,
    })),
  })),
  constraints: [
    key("people", 2),
    key("notes", 2),
    key("mails", 2),
    key("mails", 3),
    key("badges", 2),
    key("likes", 1),
    key("likes", 2),
    key("follows", 1),
    key("follows", 2),
    unique("p", "notes", 1),
    unique("u", "badges", 2),
    unique("p", "likes", 1, 2),
    unique("p", "follows", 1, 2),
  ],
  origins: new Map([
    [
      oid("note_view"),
      [
        { column: 1, table: oid("notes"), tableColumn: 1 },
        { column: 2, table: oid("notes"), tableColumn: 2 },
      ],
    ],
  ]),
  computed: [
    {
      name: "badges",
      table: "notes",
      type: "public.badges",
      target: "badges",
      isSet: true,
      isToOne: false,
    },
  ],
});
const catalogue: Catalogue = {
  relations: new Map(),
  relationships,
  routines: new Map(),
  types: new Map(),
  fingerprint: "",
};
const find = (table: string, target: string, hint: string | null = null) =>
  findRelationship(catalogue, table, { target, hint });

describe("findRelationship", () => {
  it("follows a foreign key in both directions", () => {
    expect(find("notes", "people", "author_id")).toMatchObject({
      isToOne: true,
      pairs: [["author_id", "id"]],
    });
    expect(find("people", "notes", "author_id")).toMatchObject({
      isToOne: false,
      pairs: [["id", "author_id"]],
    });
    expect(find("people", "badges")).toMatchObject({ kind: "one-to-one", isToOne: true });
  });

  it("asks when there are several, and takes a key or a column as the answer", () => {
    expect(() => find("mails", "people")).toThrow("more than one relationship");
    expect(find("mails", "people", "mails_sender_id_fkey")).toMatchObject({
      pairs: [["sender_id", "id"]],
    });
    expect(find("people", "mails", "recipient_id")).toMatchObject({
      pairs: [["id", "recipient_id"]],
    });
    expect(find("mails", "sender_id")).toMatchObject({ to: "people" });
    expect(find("mails", "mails_sender_id_fkey")).toMatchObject({ to: "people" });
  });

  it("goes through a table whose key is made of two others", () => {
    const liked = find("people", "notes", "likes");
    expect(liked).toMatchObject({
      kind: "many-to-many",
      ours: [["id", "person_id"]],
      theirs: [["id", "note_id"]],
    });
  });

  it("lists the choices in the order of their kind and name", () => {
    expect(() => find("people", "notes")).toThrow(
      expect.objectContaining({
        status: 300,
        code: "PGRST201",
        details: [
          {
            cardinality: "one-to-many",
            embedding: "people with notes",
            relationship: "notes_author_id_fkey using people(id) and notes(author_id)",
          },
          {
            cardinality: "many-to-many",
            embedding: "people with notes",
            relationship:
              "likes using likes_person_id_fkey(person_id) and likes_note_id_fkey(note_id)",
          },
        ],
        hint: "Try changing 'notes' to one of the following: 'notes!notes_author_id_fkey', 'notes!likes'. Find the desired relationship in the 'details' key.",
      }),
    );
  });

  it("finds in itself those that point by the name, and the one pointed at by the column", () => {
    expect(find("people", "people")).toMatchObject({ kind: "one-to-many" });
    expect(find("people", "boss_id")).toMatchObject({ kind: "many-to-one" });
    expect(find("people", "people", "boss_id")).toMatchObject({ kind: "one-to-many" });
    expect(() => find("people", "people", "people_boss_id_fkey")).toThrow("Could not find");
    expect(() => find("people", "people", "follows")).toThrow(
      "Embedding 'people' in itself through a junction is not supported",
    );
  });

  it("sees through a view to the keys of its table", () => {
    expect(find("note_view", "people", "writer")).toMatchObject({ pairs: [["writer", "id"]] });
    expect(find("likes", "note_view")).toMatchObject({ pairs: [["note_id", "key"]] });
    expect(primaryKeys.get("note_view")).toEqual(["key"]);
  });

  it("takes a function's word for a table of its name", () => {
    expect(find("notes", "badges")).toMatchObject({ kind: "computed", function: "badges" });
  });

  it("says when there is none, and what may have been meant", () => {
    expect(() => find("notes", "mails")).toThrow("Could not find a relationship");
    expect(() => find("mails", "people", "nothing")).toThrow(
      expect.objectContaining({
        hint: null,
        details:
          "Searched for a foreign key relationship between 'mails' and 'people' using the hint 'nothing' in the schema 'public', but no matches were found.",
      }),
    );
    expect(() => find("mails", "peopel")).toThrow(
      expect.objectContaining({ hint: "Perhaps you meant 'people' instead of 'peopel'." }),
    );
  });
});
