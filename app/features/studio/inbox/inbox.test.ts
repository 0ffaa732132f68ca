import { describe, expect, it } from "vitest";
import { inboxCsvHeads } from "../../../../content/inbox.ts";
import { writeCsv, writeCsvLines } from "../../../../domain/report/write-csv.ts";
import { readInboxSearch } from "./inbox-search.ts";
import { listHistory } from "./list-history.ts";
import type { ListedItem } from "./read-inbox.ts";
import type { StaffMember } from "./use-staff.ts";
import { writePattern } from "./search-inbox.ts";
import { writeInboxRow } from "./write-inbox-row.ts";

const item: ListedItem = {
  id: "1",
  kind: "contact",
  status: "new",
  owner_id: null,
  received_at: "2026-03-01T09:00:00+00:00",
  due_at: "2026-03-02T09:00:00+00:00",
  answered_at: null,
  clock: "running",
  place: 1,
  conversation_id: null,
  enquiries: {
    name: "=HYPERLINK(1)",
    email: "ida@clients.example",
    company: "Lund, Lund & Son",
    project: "brand-video",
    message: 'A "film".\nSoon.',
    page: "/contact",
    source: { utm_source: "newsletter", landing: "/our-work" },
  },
  leads: null,
  eth_payments: null,
  proposals: null,
  question: null,
  who: "Ida Lund",
  client_id: null,
  others: 0,
};

describe("the export", () => {
  it("has a cell for each head, and no cell that a spreadsheet would run", () => {
    const cells = writeInboxRow(item, "Mara");
    expect(cells).toHaveLength(inboxCsvHeads.length);
    expect(writeCsvLines([cells])).toBe(
      [
        "2026-03-01T09:00:00+00:00",
        "Contact form",
        "New",
        '"\'=HYPERLINK(1)"',
        "ida@clients.example",
        '"Lund, Lund & Son"',
        "Brand video",
        '"A ""film"".\nSoon."',
        "/contact",
        '"utm_source: newsletter; landing: /our-work"',
        "Mara",
        "2026-03-02T09:00:00+00:00",
        "",
        "Waiting",
      ].join(",") + "\r\n",
    );
  });

  it("goes on page after page without a second head", () => {
    const rows = [["a"], ["b"]];
    expect(writeCsv([["head"]]) + writeCsvLines(rows)).toBe(writeCsv([["head"], ...rows]));
  });
});

describe("the address of the inbox", () => {
  const read = (search: string) => readInboxSearch(new URLSearchParams(search));

  it("means what is new, unless it says more", () => {
    expect(read("")).toEqual({
      view: "new",
      kind: null,
      owner: null,
      clock: null,
      words: [],
      before: null,
    });
    expect(
      read(
        "status=spam&kind=lead&owner=me&clock=breached&q=Ida++Lund&before=1772355600123456_0b5e4f6e-3c1b-4a43-9a5d-0a6a4f6d7c11",
      ),
    ).toEqual({
      view: "spam",
      kind: "lead",
      owner: "me",
      clock: "breached",
      words: ["ida", "lund"],
      before: {
        place: 1_772_355_600_123_456,
        id: "0b5e4f6e-3c1b-4a43-9a5d-0a6a4f6d7c11",
      },
    });
  });

  it("looks for what was closed unanswered in everything, as nothing new is closed", () => {
    expect(read("clock=unanswered")).toMatchObject({ view: "all", clock: "unanswered" });
    expect(read("clock=unanswered&status=lost")).toMatchObject({ view: "lost" });
  });

  it("searches for what was typed, not for what LIKE makes of it", () => {
    expect(read("q=100%25+a_b").words.map(writePattern)).toEqual([
      String.raw`%100\%%`,
      String.raw`%a\_b%`,
    ]);
  });

  it("leaves out what it cannot mean", () => {
    expect(read("status=closed&kind=letter&owner=1&before=yesterday_1&clock=late")).toEqual(
      read(""),
    );
  });
});

it("the history tells notes, calls, answers and changes in the order in which they happened", () => {
  const staff: StaffMember[] = [
    { id: "m", name: "Mara", roles: ["producer"] },
    { id: "j", name: "Jon", roles: ["producer"] },
  ];
  const steps = listHistory(
    {
      item: {
        inbox_notes: [
          { id: "n", body: "Called.", author_id: "m", created_at: "2026-03-01T10:00Z" },
        ],
        inbox_calls: [{ id: "c", body: null, author_id: "j", called_at: "2026-03-01T10:30Z" }],
        inbox_replies: [
          {
            id: "r",
            author_id: "gone",
            recipient: "ida@clients.example",
            subject: "Hello",
            body: "Yes.",
            created_at: "2026-03-01T12:00Z",
          },
        ],
      },
      history: [
        {
          id: 1,
          at: "2026-03-01T09:30Z",
          actor_id: "m",
          changes: { owner_id: [null, "m"] },
        },
        {
          id: 2,
          at: "2026-03-01T11:00Z",
          actor_id: "m",
          changes: {
            owner_id: ["m", "j"],
            status: ["new", "won"],
            answered_by: [null, "message"],
          },
        },
        { id: 3, at: "2026-03-01T13:00Z", actor_id: null, changes: { owner_id: ["j", null] } },
      ],
    },
    staff,
  );
  expect(steps.map(({ who, does }) => `${who} ${does}`)).toEqual([
    "Mara took it",
    "Mara noted",
    "Jon noted a call",
    "Mara gave it to Jon",
    "Mara answered with a message to the client",
    "Mara moved it to Won",
    "Somebody who has left wrote to ida@clients.example",
    "The site took the owner off",
  ]);
});
