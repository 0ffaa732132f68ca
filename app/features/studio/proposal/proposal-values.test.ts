import { describe, expect, it } from "vitest";
import { readLoosely } from "../../../../domain/proposal/read-loosely.ts";
import { readContent, readProposed, sumTypedProposal, writeValues } from "./proposal-values.ts";

const today = "2026-12-18";
const rest = { terms_version: "2026-11-17", vat_rate: 0, project_type: null };
const content = {
  ...rest,
  title: "Harbour film",
  client_name: "Harbour Ltd",
  recipient_name: "Ann",
  aim: "People should come by ship.",
  approach: "hybrid",
  approach_note: "",
  scope: ["Script", "Two days on the quay"],
  deliverables: [{ title: "The film", note: "90 seconds", milestone: "m2" }],
  milestones: [
    { key: "m1", title: "Signing", net_pence: 500_000, due_on: null, trigger: "signing" },
    { key: "m2", title: "Delivery", net_pence: 500_050, due_on: "2027-02-01", trigger: "approval" },
  ],
  options: [{ key: "o1", title: "Cut for phones", note: "", net_pence: 90_000, chosen: true }],
  exclusions: ["Travel abroad"],
  case_studies: ["forth-ports"],
  terms_days: 14,
  valid_until: "2026-12-18",
};
const typed = writeValues(content, "ann@harbour.example");

it("writes a proposal into its controls and reads the same out of them", () => {
  expect(typed["milestones:m2:pounds"]).toBe("5000.50");
  expect(readContent(typed, rest)).toEqual(content);
  const read = readProposed(typed, rest, today);
  expect(read).toMatchObject({
    proposed: { recipientEmail: "ann@harbour.example", content: { terms_days: 14 } },
  });
});

it("asks what an option costs, and takes nothing for an answer only where it is typed", () => {
  const open = { ...typed, "options:o1:pounds": "" };
  expect(readProposed(open, rest, today)).toEqual({
    faults: { "options:o1:pounds": "option-price-missing" },
  });
  const free = { ...typed, "options:o1:pounds": "0" };
  expect(readProposed(free, rest, today)).toMatchObject({
    proposed: { content: { options: [{ net_pence: 0 }] } },
  });
  expect(writeValues(readContent(free, rest), "")["options:o1:pounds"]).toBe("0");
});

it("refuses a day of a milestone that is over", () => {
  const over = {
    ...typed,
    "milestones:m2:trigger": "date",
    "milestones:m2:due_on": "2026-12-17",
  };
  expect(readProposed(over, rest, today)).toEqual({
    faults: { "milestones:m2:due_on": "day-over" },
  });
});

describe("what is not whole yet", () => {
  it("is kept as it was typed, and comes back", () => {
    const half = {
      ...typed,
      "milestones:m1:pounds": "about 5",
      terms_days: "x",
      "scope:2:line": "",
    };
    const kept = readContent(half, rest);
    expect(kept).toMatchObject({ terms_days: "x", scope: ["Script"] });
    const back = writeValues(kept, "ann@");
    expect(back["milestones:m1:pounds"]).toBe("about 5");
    expect(back["recipient_email"]).toBe("ann@");
    expect(readLoosely(kept)).toMatchObject({ terms_days: 0, milestones: [{ net_pence: 0 }, {}] });
  });

  it("is named at its control, whatever rows are empty before it", () => {
    const wrong = {
      ...typed,
      recipient_email: "ann@",
      title: "",
      "scope:1:line": "",
      "scope:2:line": "",
      "milestones:m1:title": "",
      "milestones:m1:pounds": "",
      "milestones:m2:pounds": "much",
    };
    const read = readProposed(wrong, rest, today);
    expect("faults" in read && Object.keys(read.faults).toSorted()).toEqual([
      "milestones:m2:pounds",
      "recipient_email",
      "scope:1:line",
      "title",
    ]);
  });

  it("says at the first amount that there is none", () => {
    const read = readProposed(
      { ...typed, "milestones:m1:pounds": "", "milestones:m2:pounds": "0" },
      rest,
      today,
    );
    expect(read).toEqual({ faults: { "milestones:m1:pounds": "nothing-to-agree-on" } });
  });

  it("says at the last day that it is over, and not before", () => {
    const read = readProposed(typed, rest, "2026-12-19");
    expect(read).toEqual({ faults: { valid_until: "day-over" } });
  });

  it("is named where a PDF has no letters for it", () => {
    const boxes = {
      ...typed,
      aim: "Ships 🚢 and more",
      "scope:2:line": "两天",
      "milestones:m2:title": "Delivery 🎬",
      "options:o1:note": "שלום",
    };
    expect(readProposed(boxes, rest, today)).toEqual({
      faults: {
        aim: "text-unprintable:🚢",
        "scope:2:line": "text-unprintable:两 天",
        "milestones:m2:title": "text-unprintable:🎬",
        "options:o1:note": "text-unprintable:ש ל ו ם",
      },
    });
  });

  it("lets a deliverable go on without a milestone that is gone", () => {
    const gone = Object.fromEntries(
      Object.entries(typed).filter(([name]) => !name.startsWith("milestones:m2")),
    );
    expect(readContent(gone, rest)).toMatchObject({ deliverables: [{ milestone: null }] });
  });
});

it("sums what is typed, with what is chosen on the last instalment", () => {
  const sums = sumTypedProposal({ ...typed, "milestones:m1:pounds": "5,00x" }, 2000);
  expect(sums.instalments.map(({ net_pence }) => net_pence)).toEqual([0, 590_050]);
  expect(sums).toMatchObject({ net_pence: 590_050, vat_pence: 118_010, chosenCount: 1 });
});
