import { describe, expect, it } from "vitest";
import { deliverableSchema, type Deliverable } from "./deliverable.ts";
import { listFinal } from "./list-final.ts";
import { objectPath } from "./object-path.ts";
import { parseDeliverable } from "./parse-deliverable.ts";
import { previewKind } from "./preview-kind.ts";
import { canReview, findApproval, findGrace, isOverdue } from "./review-rules.ts";
import { isStanding, outcomeOf } from "./version-outcome.ts";

const review = (decision: "approve" | "changes" | "withdraw", day: string, version = 1) => ({
  id: day,
  version_id: `v${version}`,
  decision,
  comment: "",
  reviewer_id: null,
  created_at: day,
});

const version = (number: number) => ({
  id: `v${number}`,
  number,
  note: "",
  created_at: "2026-01-01",
});

function read(fields: object): Deliverable {
  return deliverableSchema.parse({
    id: "d",
    title: "First cut",
    deliverable_type: "film",
    status: "delivered",
    created_at: "2026-01-01",
    ...fields,
  });
}

describe("a deliverable", () => {
  it("from a backend without versions has none", () => {
    expect(read({}).versions).toEqual([]);
  });

  it("has its newest version and its newest review first", () => {
    const { versions, reviews } = read({
      versions: [version(1), version(2)],
      reviews: [review("changes", "2026-01-02"), review("approve", "2026-01-03")],
    });
    expect(versions.map(({ number }) => number)).toEqual([2, 1]);
    expect(reviews.map(({ decision }) => decision)).toEqual(["approve", "changes"]);
  });
});

describe("a version", () => {
  const open = read({ versions: [version(1), version(2)] });

  it("keeps what was said before its approval as it was, and no longer than that stands", () => {
    const reviews = [review("approve", "2026-01-02"), review("approve", "2026-01-04")];
    const approved = read({ status: "approved", versions: [version(1)], reviews });
    const said = (day: string) => ({ created_at: day });
    expect(["2026-01-03", "2026-01-05"].map((day) => isStanding(approved, said(day)))).toEqual([
      true,
      false,
    ]);
    expect(isStanding({ ...approved, reviews: [] }, said("2026-01-05"))).toBe(true);
    expect(isStanding({ ...approved, status: "delivered" }, said("2026-01-03"))).toBe(false);
  });

  it.each([
    ["sent back", [review("changes", "2026-01-02")], "changes_requested"],
    ["approved", [review("changes", "2026-01-02"), review("approve", "2026-01-03")], "approved"],
    [
      "approved for a while",
      [review("approve", "2026-01-02"), review("withdraw", "2026-01-03")],
      "replaced",
    ],
    ["never answered", [], "replaced"],
  ] as const)("that was %s stays what it was when the next is approved", (_, said, outcome) => {
    const deliverable = read({
      status: "approved",
      versions: [version(1), version(2)],
      reviews: [...said, review("approve", "2026-01-04", 2)],
    });
    const [newest, older] = deliverable.versions;
    expect(newest && outcomeOf(deliverable, newest)).toBe("approved");
    expect(older && outcomeOf(deliverable, older)).toBe(outcome);
  });

  it("is answered only while it is the newest", () => {
    const [newest, older] = open.versions;
    expect(newest && canReview(open, newest)).toBe(true);
    expect(older && canReview(open, older)).toBe(false);
  });

  it.each([
    ["planned", false],
    ["in_progress", false],
    ["delivered", true],
    ["changes_requested", true],
    ["approved", false],
  ])("of a deliverable that is %s: %s", (status, expected) => {
    const deliverable = read({ status, versions: [version(1)] });
    const [newest] = deliverable.versions;
    expect(newest && canReview(deliverable, newest)).toBe(expected);
  });

  it("is approved by its last review, and not by one of an older version", () => {
    const approval = review("approve", "2026-01-03");
    const approved = { status: "approved", versions: [version(1)], reviews: [approval] };
    expect(findApproval(read(approved))).toMatchObject(approval);
    expect(findApproval(read({ ...approved, status: "delivered" }))).toBeNull();
    const final_at = "2026-11-15T11:00:00Z";
    const fresh = read({ ...approved, reviews: [{ ...approval, final_at }] });
    expect(findGrace(fresh, Date.parse(final_at) - 1)).toBe(Date.parse(final_at));
    expect(findGrace(fresh, Date.parse(final_at))).toBeNull();
    expect(findGrace(read(approved), 0)).toBeNull();
    expect(findApproval(read({ ...approved, versions: [version(1), version(2)] }))).toBeNull();
  });
});

describe("final deliveries", () => {
  it("are the approved versions, what was approved last first", () => {
    const final = (id: string, day: string) => ({
      ...read({ status: "approved", versions: [version(1)], reviews: [review("approve", day)] }),
      id,
    });
    const called = { ...read({ status: "approved", versions: [version(1)] }), id: "called" };
    const listed = listFinal([
      called,
      final("first", "2026-01-03"),
      read({ versions: [version(1)] }),
      final("second", "2026-02-03"),
      read({ status: "approved" }),
    ]);
    expect(listed.map(({ deliverable, approvedAt }) => [deliverable.id, approvedAt])).toEqual([
      ["second", "2026-02-03"],
      ["first", "2026-01-03"],
      ["called", null],
    ]);
  });
});

describe("overdue", () => {
  it("is what should have been handed over before today", () => {
    const planned = read({ status: "planned", due_date: "2026-01-10" });
    expect(isOverdue(planned, "2026-01-10")).toBe(false);
    expect(isOverdue(planned, "2026-01-11")).toBe(true);
    expect(isOverdue({ ...planned, status: "changes_requested" }, "2026-01-11")).toBe(true);
    expect(isOverdue({ ...planned, status: "delivered" }, "2026-01-11")).toBe(false);
    expect(isOverdue({ ...planned, due_date: null }, "2026-01-11")).toBe(false);
  });
});

describe("a file", () => {
  it.each([
    ["image/png", "picture"],
    ["video/mp4", "film"],
    ["audio/wav", "sound"],
    ["audio/mpeg", "sound"],
    ["application/pdf", "document"],
    ["application/zip", "none"],
    ["image/svg+xml", "none"],
    [null, "none"],
  ])("of type %s is shown as %s", (type, kind) => {
    expect(previewKind(type)).toBe(kind);
  });

  it.each([
    ["Café – première.mp4", "Cafe-premiere.mp4"],
    ["../../etc/passwd", "file.etc-passwd"],
    ["図.pdf", "file.pdf"],
    ["...", "file"],
    [`${"a".repeat(300)}.mov`, `${"a".repeat(96)}.mov`],
  ])("called %s lies under a plain name", (fileName, expected) => {
    const path = objectPath({ owner: "o", deliverable: "d", upload: "u", fileName });
    expect(path).toBe(`o/d/u/${expected}`);
  });
});

describe("the studio's form", () => {
  const typed = {
    title: " Cut ",
    deliverable_type: "film",
    due_date: "",
    description: "",
    url: "",
    usage_ends_on: "",
  };

  it("makes a row of what was typed", () => {
    expect(parseDeliverable(typed)).toEqual({
      row: {
        title: "Cut",
        deliverable_type: "film",
        due_date: null,
        milestone_id: null,
        description: null,
        url: null,
        usage_rights: null,
        usage_ends_on: null,
      },
    });
  });

  it("says what is wrong beside each field", () => {
    expect(
      parseDeliverable({ ...typed, title: " ", deliverable_type: "song", url: "javascript:1" }),
    ).toEqual({
      faults: {
        title: "deliverable-title-missing",
        deliverable_type: "deliverable-type-unknown",
        url: "address-not-whole",
      },
    });
  });
});
