import { describe, expect, it } from "vitest";
import { awaitsStudio, isOpen, nextState, paymentEvents, transitions } from "./next-state.ts";
import { paymentStates } from "./payment-state.ts";

/** A line for each state, a column for each event; a dot changes nothing. */
const expected = `
            seen       gone   lapsed  exact short     excess   late unclear accepted refunded
  quoted     confirming .      expired paid  underpaid overpaid late  review  .     .
  confirming .          quoted .       paid  underpaid overpaid late  review  .     .
  expired    confirming .      .       paid  underpaid overpaid late  review  .     .
  underpaid  .          .      .       paid  .         .        .     .       paid     refunded
  overpaid   .          .      .       paid  .         .        .     .       paid     refunded
  review     .          .      .       paid  .         .        .     .       paid     refunded
  late       .          .      .       .     .         .        .     .       paid     refunded
  paid       .          .      .       .     .         .        .     .       .     .
  refunded   .          .      .       .     .         .        .     .       .        .
`;
const [head = "", ...rows] = expected.trim().split("\n");
const events = head.trim().split(/\s+/);
const table = new Map(
  rows.map((row) => {
    const [state = "", ...cells] = row.trim().split(/\s+/);
    return [state, new Map(events.map((event, index) => [event, cells[index]]))];
  }),
);

describe("a payment's states", () => {
  it("are all in the table, with every event", () => {
    expect([...table.keys()].toSorted()).toEqual([...paymentStates].toSorted());
    expect(events.toSorted()).toEqual([...paymentEvents].toSorted());
  });

  it.each(paymentStates.flatMap((state) => paymentEvents.map((event) => [state, event] as const)))(
    "%s, when %s",
    (state, event) => {
      expect(nextState(state, event) ?? ".").toBe(table.get(state)?.get(event));
    },
  );

  it("lead to paid only by the exact amount or by the studio", () => {
    const ways = Object.values(transitions).flatMap((row) =>
      Object.entries(row).filter(([, next]) => next === "paid"),
    );
    expect(new Set(ways.map(([event]) => event))).toEqual(new Set(["exact", "accepted"]));
  });

  it("never leave paid or refunded", () => {
    expect([transitions.paid, transitions.refunded]).toEqual([{}, {}]);
  });

  it("wait for the studio in four of them", () => {
    expect(paymentStates.filter(awaitsStudio)).toEqual(["underpaid", "overpaid", "late", "review"]);
  });

  it("wait for the chain in two of them", () => {
    expect(paymentStates.filter(isOpen)).toEqual(["quoted", "confirming"]);
  });
});
