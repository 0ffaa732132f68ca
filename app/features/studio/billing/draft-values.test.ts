import { expect, it } from "vitest";
import { listRows, readDraftValues, sumTyped, writeDraftValues } from "./draft-values.ts";

const line = (row: string, description: string, quantity: string, unit: string, rest = {}) => ({
  [`line-${row}-description`]: description,
  [`line-${row}-quantity`]: quantity,
  [`line-${row}-unit`]: unit,
  [`line-${row}-discount`]: "",
  [`line-${row}-rate`]: "2000",
  ...rest,
});
const ends = { terms_days: "14", order_reference: " PO 7 ", note: "" };

it("reads lines in the order in which they stand, whatever they are called", () => {
  const typed = {
    ...line("7", "Edit", "1.5", "£800"),
    ...line("2", "Grade", "1", "250.50"),
    ...ends,
  };
  expect(listRows(typed)).toEqual(["7", "2"]);
  expect(readDraftValues(typed)).toEqual({
    draft: {
      lines: [
        {
          description: "Edit",
          quantity: 150,
          unit_pence: 80_000,
          discount_pence: 0,
          vat_rate: 2000,
        },
        {
          description: "Grade",
          quantity: 100,
          unit_pence: 25_050,
          discount_pence: 0,
          vat_rate: 2000,
        },
      ],
      terms_days: 14,
      order_reference: "PO 7",
      note: null,
    },
  });
});

it("brings back what it has read", () => {
  const typed = {
    ...line("1", "Edit", "1.50", "800", { "line-1-discount": "12.34" }),
    terms_days: "30",
    order_reference: "",
    note: "Thank you",
  };
  const read = readDraftValues(typed);
  expect("draft" in read && writeDraftValues(read.draft)).toEqual(typed);
});

it("says at each control what is wrong with it", () => {
  const typed = {
    ...line("1", " ", "0", "abc"),
    ...line("2", "Edit", "1", "10", { "line-2-discount": "10.01" }),
    ...ends,
    terms_days: "61",
  };
  expect(readDraftValues(typed)).toEqual({
    faults: {
      "line-1-description": "line-description-missing",
      "line-1-quantity": "quantity-malformed",
      "line-1-unit": "pence-malformed",
      "line-2-discount": "discount-too-large",
      terms_days: "terms-malformed",
    },
  });
});

it("wants a line, and some terms", () => {
  expect(readDraftValues({ ...ends, terms_days: "" })).toEqual({
    faults: { lines: "lines-missing", terms_days: "terms-malformed" },
  });
});

it("counts what is no figure yet as nothing", () => {
  const typed = {
    ...line("1", "", "1", "100"),
    ...line("2", "", "", "12"),
    ...line("3", "", "2", "1."),
  };
  expect(sumTyped(typed, "uk")).toMatchObject({
    net_pence: 10_000,
    vat_pence: 2000,
    total_pence: 12_000,
  });
  expect(sumTyped(typed, "none")).toMatchObject({ vat: [], total_pence: 10_000 });
});
