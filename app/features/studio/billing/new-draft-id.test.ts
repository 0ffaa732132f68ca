import { expect, it } from "vitest";
import { keepDraft, readDraft } from "../../../form/draft-store.ts";
import { carryDraft, nameNewDraft } from "./new-draft-id.ts";

function type(company: string | null, note: string) {
  const id = nameNewDraft(company);
  keepDraft(id, { ...readDraft(id), values: { note } });
}
const read = (company: string | null) => readDraft(nameNewDraft(company)).values;

it("keeps what is typed for a client from every other", () => {
  type("A", "For A");
  carryDraft("B");
  expect(read("B")).toEqual({});
  expect(read("A")).toEqual({ note: "For A" });
});

it("gives what was typed for nobody to the first who is chosen, over nothing of theirs", () => {
  type(null, "For somebody");
  carryDraft("A");
  expect(read("A")).toEqual({ note: "For A" });
  carryDraft("C");
  expect(read("C")).toEqual({ note: "For somebody" });
  expect(read(null)).toEqual({});
});
