import { describe, expect, it } from "vitest";
import { matchesFilter, parseChangeFilter } from "./change-filter.ts";

const columns = [
  { name: "id", type: "uuid" },
  { name: "title", type: "text" },
  { name: "budget", type: "numeric" },
  { name: "is_live", type: "bool" },
  { name: "at", type: "timestamptz" },
  { name: "note", type: "text" },
];
const row = {
  id: "0f0e0d0c-0000-4000-8000-000000000001",
  title: 'Film, "one" (final)',
  budget: 1500.5,
  is_live: true,
  at: "2026-05-01T10:00:00+00:00",
  note: null,
};

function matches(filter: string): boolean {
  const conditions = parseChangeFilter(filter);
  if (!conditions) throw new Error(`${filter} cannot be read`);
  return matchesFilter(conditions, row, columns);
}

describe("a filter on changes", () => {
  it.each([
    "id=eq.0F0E0D0C-0000-4000-8000-000000000001",
    "budget=eq.1500.50",
    "budget=gt.200",
    "budget=lte.1500.5",
    "title=lt.G",
    "is_live=eq.true",
    "at=eq.2026-05-01T10:00:00Z",
    "at=gte.2026-05-01T12:00:00+02:00",
    'title=eq."Film, \\"one\\" (final)"',
    'title=in.("a,b","Film, \\"one\\" (final)")',
    "budget=in.(1,1500.5)",
    "budget=gt.200,is_live=eq.true",
    "title=neq.other",
  ])("lets %s through", (filter) => {
    expect(matches(filter)).toBe(true);
  });

  it.each([
    "budget=gt.1500.5",
    "budget=eq.",
    "budget=gt.text",
    "is_live=neq.true",
    "at=lt.yesterday",
    "title=in.(a,b)",
    "budget=gt.200,is_live=eq.false",
    "note=eq.null",
    "note=neq.something",
    "missing=neq.1",
  ])("stops %s", (filter) => {
    expect(matches(filter)).toBe(false);
  });

  it.each(["", "budget", "budget=1", "budget=near.1", "budget=in.1", 'title=eq."open', "a b=eq.1"])(
    "cannot be '%s'",
    (filter) => {
      expect(parseChangeFilter(filter)).toBeUndefined();
    },
  );
});
