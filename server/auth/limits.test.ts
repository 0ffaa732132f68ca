import { describe, expect, it } from "vitest";
import type { RateLimit } from "../../runtime/rate-limit/take-token.ts";
import { codeAttempts } from "../api-keys/durations.ts";
import { authLimits } from "./limits.ts";
import { newCode } from "../../runtime/tokens/opaque-token.ts";
import { codeAt, findStep, newSecret, stepAt } from "./totp.ts";

const day = 86_400;
const codes = 10 ** newCode().length;

/** The most within any 24 hours: a window's worth at once, and then as many as the windows of a day have room for. */
const mostADay = ({ limit, windowSeconds }: RateLimit) => limit * (day / windowSeconds + 1);

/** Of an allowance that is used up at once each time it is there again. */
const mostRunsADay = ({ windowSeconds }: RateLimit) => day / windowSeconds + 1;

/** Whoever has no mark, and as many networks as they like: no limit by network counts here. */
describe("in a day, at one account, a stranger", () => {
  it("tries at most 970 passwords", () => {
    expect(mostADay(authLimits.passwordTriesPerAddress)).toBeLessThanOrEqual(970);
    // The same for a thief of one device's mark.
    expect(mostADay(authLimits.passwordTriesPerDevice)).toBeLessThanOrEqual(970);
  });

  it("guesses the code of a recovery with less than one chance in a thousand", () => {
    const { recoveriesPerAddress: plain, otherRecoveriesPerAddress: others } = authLimits;
    // The plain link keeps its code for as long as it is sent again; each other mail may bring a new one.
    const mails = mostRunsADay(plain) + others.limit * mostRunsADay(others);
    const tries = Math.min(
      mails * codeAttempts,
      mostADay(authLimits.codeTriesPerAddress) * (1 + others.limit),
    );
    expect(tries / codes).toBeLessThan(1 / 1000);
  });

  it("guesses the code that confirms an address with less than two chances in a thousand", () => {
    // Sign-ups, and mails sent again; an invitation comes from the studio alone.
    const mails = 2 * mostADay(authLimits.mailsPerAddress);
    expect((mails * codeAttempts) / codes).toBeLessThan(2 / 1000);
  });

  it("who knows the password guesses the second factor with less than three chances in a thousand", () => {
    const now = Date.now();
    const secret = newSecret();
    const near = Array.from({ length: 21 }, (_, index) => codeAt(secret, stepAt(now) + index - 10));
    const good = near.filter((code) => findStep(secret, code, now) !== undefined).length;
    const tries = mostADay(authLimits.factorTriesPerAccount);
    expect((tries * good) / codes).toBeLessThan(3 / 1000);
  });
});
