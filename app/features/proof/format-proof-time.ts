import { lazily } from "../../../domain/lazily.ts";

const format = lazily(
  () =>
    new Intl.DateTimeFormat("en-GB", {
      day: "numeric",
      month: "long",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      timeZone: "UTC",
    }),
);

/** A block's time, in seconds since 1970, as its readers everywhere can compare it. */
export function formatProofTime(seconds: number): string {
  return `${format().format(seconds * 1000)} UTC`;
}
