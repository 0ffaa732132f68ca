import { bookingRefusals, type BookingRefusalCode } from "../../content/booking-answers.ts";

/** Something that was asked of a call and is not done, none of it, with the line that says why. */
export class BookingRefusal extends Error {
  readonly code: BookingRefusalCode;
  /** Of a time that is taken: what is free near it. */
  readonly nearest: readonly string[];

  constructor(code: BookingRefusalCode, nearest: readonly string[] = []) {
    super(bookingRefusals[code]);
    this.name = "BookingRefusal";
    this.code = code;
    this.nearest = nearest;
  }
}
