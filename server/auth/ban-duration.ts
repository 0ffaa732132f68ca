import { AuthError } from "./auth-error.ts";

const secondsOf = new Map<string, number>(
  Object.entries({ h: 3600, m: 60, s: 1, ms: 1e-3, us: 1e-6, µs: 1e-6, ns: 1e-9 }),
);
const part = /(\d+(?:\.\d*)?|\.\d+)(h|ms|m|s|us|µs|ns)/g;
const whole = new RegExp(`^(?:${part.source}){1,10}$`);
/** As long as Go's durations reach, which GoTrue reads. */
const longest = 2 ** 63 / 1e9;

/** Seconds from `100h` or `1h30m`; null from `none`, which lifts the ban. */
export function readBanDuration(given: string): number | null {
  if (given === "none") return null;
  const seconds = whole.test(given)
    ? [...given.matchAll(part)].reduce(
        (sum, [, count, unit = ""]) => sum + Number(count) * (secondsOf.get(unit) ?? Number.NaN),
        0,
      )
    : Number.NaN;
  if (seconds >= 0 && seconds < longest) return seconds;
  throw new AuthError(
    "validation_failed",
    `invalid format for ban duration: ${JSON.stringify(given.slice(0, 50))}; use none, or as in 1h30m`,
  );
}
