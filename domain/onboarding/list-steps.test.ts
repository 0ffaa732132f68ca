import { describe, expect, it } from "vitest";
import {
  isBriefOpen,
  isComplete,
  isGoingOn,
  listSteps,
  type OnboardingFacts,
  type StepKind,
} from "./list-steps.ts";

const nothing: OnboardingFacts = {
  handedInAt: null,
  files: 0,
  hasNoFiles: false,
  people: 1,
  isAlone: false,
  hasBillingDetails: false,
  firstInvoice: { standing: "open", isBeingPaid: false },
  status: "pending",
  hasDelivery: false,
};
const everything: OnboardingFacts = {
  handedInAt: "2026-11-18T10:00:00Z",
  files: 3,
  hasNoFiles: false,
  people: 2,
  isAlone: false,
  hasBillingDetails: true,
  firstInvoice: { standing: "paid", isBeingPaid: false },
  status: "in_progress",
  hasDelivery: true,
};
const stateOf = (kind: StepKind, changed: Partial<OnboardingFacts>) =>
  listSteps({ ...nothing, ...changed }).find((step) => step.kind === kind)?.state;

describe("the steps of the first days", () => {
  it("all wait at first, the client's before the studio's", () => {
    expect(listSteps(nothing).map(({ kind, whose, state }) => `${whose} ${kind} ${state}`)).toEqual(
      [
        "client brief waiting",
        "client files waiting",
        "client people waiting",
        "client billing waiting",
        "client invoice waiting",
        "studio begin waiting",
        "studio delivery waiting",
      ],
    );
  });

  it("are done by what is there, and by nothing else", () => {
    expect(new Set(listSteps(everything).map(({ state }) => state))).toEqual(new Set(["done"]));
    expect(stateOf("files", { hasNoFiles: true })).toBe("done");
    expect(stateOf("people", { isAlone: true, people: null })).toBe("done");
    expect(stateOf("people", { people: 0 })).toBe("waiting");
  });

  it("say so where it could not be read", () => {
    expect(stateOf("people", { people: null })).toBe("unknown");
    expect(stateOf("billing", { hasBillingDetails: null })).toBe("unknown");
    expect(isComplete(listSteps({ ...everything, hasBillingDetails: null }))).toBe(false);
  });

  it("know an invoice that is on its way, settled in any way, or not there at all", () => {
    const invoice = (standing: "open" | "part_paid" | "disputed" | "credited" | "overdue") =>
      stateOf("invoice", { firstInvoice: { standing, isBeingPaid: false } });
    expect(invoice("part_paid")).toBe("moving");
    expect(invoice("disputed")).toBe("moving");
    expect(invoice("overdue")).toBe("waiting");
    expect(invoice("credited")).toBe("done");
    expect(stateOf("invoice", { firstInvoice: { standing: "open", isBeingPaid: true } })).toBe(
      "moving",
    );
    expect(stateOf("invoice", { firstInvoice: null })).toBe("moving");
    expect(stateOf("invoice", { firstInvoice: undefined })).toBeUndefined();
  });
});

describe("the first days", () => {
  it("go on until the studio has begun and has everything, or the project is over", () => {
    const goOn = (facts: OnboardingFacts) => isGoingOn(listSteps(facts), facts.status);
    expect(goOn(nothing)).toBe(true);
    expect(goOn({ ...everything, status: "pending" })).toBe(true);
    expect(goOn(everything)).toBe(false);
    expect(goOn({ ...nothing, status: "in_progress" })).toBe(true);
    expect(goOn({ ...nothing, status: "cancelled" })).toBe(false);
  });

  it("leave the brief open until the studio begins, and a late one until it is in", () => {
    expect(isBriefOpen("pending", "2026-11-18T10:00:00Z")).toBe(true);
    expect(isBriefOpen("in_progress", null)).toBe(true);
    expect(isBriefOpen("in_progress", "2026-11-18T10:00:00Z")).toBe(false);
    expect(isBriefOpen("completed", null)).toBe(false);
  });
});
