import * as z from "zod/mini";

/** Whatever a browser says; what is no zone becomes the studio's. */
export const givenZone = z.pipe(
  z.optional(z.unknown()),
  z.transform((given) => (typeof given === "string" ? given.slice(0, 64) : "")),
);

/** A name of the time zone database: offsets such as +01:00 know no change of clocks. */
const zoneName = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,2}$/;

/** The zone, in the way it is written, or the other where there is none of that name. */
export function readZone(given: string, otherwise: string): string {
  if (given.length > 64 || !zoneName.test(given)) return otherwise;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en-GB", { timeZone: given }).resolvedOptions();
    return timeZone === undefined ? otherwise : given;
  } catch {
    return otherwise;
  }
}
