import { describe, expect, it } from "vitest";
import { deliverableSchema } from "../../../../domain/deliverable/deliverable.ts";
import { type DeliverableSource, editDeliverable } from "./edit-deliverable.ts";
import type { BoardDeliverable } from "./read-deliverables.ts";

const seen: BoardDeliverable = {
  ...deliverableSchema.parse({
    id: "d",
    title: "Poster",
    deliverable_type: "film",
    status: "delivered",
    created_at: "2026-01-01",
  }),
  updated_at: "1",
};
const row = {
  title: "Poster",
  deliverable_type: "film",
  due_date: null,
  milestone_id: null,
  description: "Mine",
  url: null,
  usage_rights: null,
  usage_ends_on: null,
} as const;

/** A table of one row, or none, as it is by the time somebody saves. */
function tableWith(stored: BoardDeliverable | null) {
  let held = stored;
  const source: DeliverableSource = {
    update: async ({ updated_at }, change) => {
      if (held?.updated_at !== updated_at) return false;
      held = { ...held, ...change, updated_at: "saved" };
      return true;
    },
    read: async () => held,
  };
  return { source, held: () => held };
}

describe("saving a deliverable", () => {
  it("is done where nobody has touched it", async () => {
    const table = tableWith(seen);
    expect(await editDeliverable(table.source, seen, row)).toEqual({ is: "saved" });
    expect(table.held()).toMatchObject({ description: "Mine" });
  });

  it("is refused where somebody else has changed its words, and shows theirs", async () => {
    const theirs = { ...seen, description: "Theirs", updated_at: "2" };
    const table = tableWith(theirs);
    expect(await editDeliverable(table.source, seen, row)).toEqual({
      is: "conflict",
      stored: theirs,
    });
    expect(table.held()).toEqual(theirs);
    expect(await editDeliverable(table.source, theirs, row)).toEqual({ is: "saved" });
  });

  it("is done where only its state has moved on", async () => {
    const table = tableWith({ ...seen, status: "approved", updated_at: "2" });
    expect(await editDeliverable(table.source, seen, row)).toEqual({ is: "saved" });
    expect(table.held()).toMatchObject({ description: "Mine", status: "approved" });
  });

  it("says that it is gone, or why it could not be reached", async () => {
    expect(await editDeliverable(tableWith(null).source, seen, row)).toEqual({
      is: "conflict",
      stored: null,
    });
    const away = { ...tableWith(null).source, update: () => Promise.reject(new Error("Away.")) };
    expect(await editDeliverable(away, seen, row)).toEqual({ is: "failed", reason: "Away." });
  });
});
