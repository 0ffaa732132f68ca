import {
  bookedAnswer,
  bookingAnswer,
  heldAnswer,
  slotsAnswer,
  takenAnswer,
} from "../../../domain/booking/answers.ts";
import type { CallKind } from "../../../domain/booking/booking.ts";
import { callFunction, type FunctionAnswer } from "../../data/call-function.ts";

const timeoutMilliseconds = 20_000;
/** As many calendar days as the strip shows at once. */
const daysAtOnce = 14;

export type AskedSlots = {
  kind: CallKind;
  zone: string;
  from?: string;
  held?: string;
  chosen?: string;
};

/** With `moving`, where that call can be moved to. */
export function askSlots(asked: AskedSlots, moving?: CallKey) {
  return call({ ...asked, ...moving, action: "slots", days: daysAtOnce }, slotsAnswer);
}

/** Keeps a time for whoever fills in the rest; with the same id in place of the one before. */
export function holdTime(wanted: { id: string; kind: CallKind; start: string; zone: string }) {
  return call({ ...wanted, action: "hold" }, heldAnswer);
}

export function requestCall(asked: object) {
  return call({ ...asked, action: "book" }, bookedAnswer);
}

/** By its link, or by its id for those whose company it belongs to. */
export type CallKey = { token: string } | { id: string };

export function readBooking(key: CallKey) {
  return call({ action: "read", ...key }, bookingAnswer);
}

export function requestMove(key: CallKey, to: { start: string; sequence: number; zone: string }) {
  return call({ action: "move", ...key, ...to }, bookingAnswer);
}

type Cancellation = { sequence: number; reason: string };

export function requestCancellation(key: CallKey, { sequence, reason }: Cancellation) {
  return call({ action: "cancel", ...key, sequence, reason }, bookingAnswer);
}

/** What is free near a time that was taken meanwhile; nothing where the refusal was for something else. */
export function readNearest(answer: FunctionAnswer<unknown>): readonly string[] | undefined {
  if (answer.is === "done" || answer.status !== 409) return undefined;
  const taken = takenAnswer.safeParse(answer.body);
  return taken.success ? taken.data.nearest : undefined;
}

function call<Answer>(asked: object, schema: Parameters<typeof callFunction<Answer>>[2]) {
  return callFunction("book-call", asked, schema, {
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
}
