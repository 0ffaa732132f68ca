import { describe, expect, it } from "vitest";
import { codeAt, findStep, newSecret, stepAt, totpUri } from "./totp.ts";

// RFC 6238, appendix B: the ASCII secret "12345678901234567890", the last six digits of its eight.
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("codes of the authenticator app", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("are those of the standard at %i seconds", (seconds, code) => {
    expect(codeAt(secret, stepAt(seconds * 1000))).toBe(code);
  });

  it("are good half a minute early or late, and no longer", () => {
    const now = 1_700_000_010_000;
    const at = (seconds: number) => codeAt(secret, stepAt(now + seconds * 1000));
    expect(findStep(secret, at(0), now)).toBe(stepAt(now));
    expect(findStep(secret, at(-30), now)).toBe(stepAt(now) - 1);
    expect(findStep(secret, at(30), now)).toBe(stepAt(now) + 1);
    expect(findStep(secret, at(-60), now)).toBeUndefined();
    expect(findStep(secret, at(60), now)).toBeUndefined();
    expect(findStep(secret, "", now)).toBeUndefined();
    expect(findStep(secret, "12345678", now)).toBeUndefined();
  });

  it("come from a secret of 160 bits, new each time", () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
  });

  it("are set up by an address that names the account", () => {
    expect(totpUri({ secret, issuer: "Kinolume", account: "a+b@studio.example" })).toBe(
      `otpauth://totp/Kinolume:a%2Bb%40studio.example?secret=${secret}&issuer=Kinolume&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
