import { describe, expect, it } from "vitest";
import { hashPassword, requireArgon2, verifyInEqualTime, verifyPassword } from "./password.ts";

// Both were made by @node-rs/argon2 2.2.1, which stored passwords before.
const earlier =
  "$argon2id$v=19$m=19456,t=2,p=1$Gtk7l6Ezrx0WFvZRnPsOGw$4R10xpa8a+N7pykgnGxHdkem0Ka1zzTQ4TBntDxT/84";
const dearer =
  "$argon2id$v=19$m=65536,t=3,p=4$MrqiykGiOEuYVgI/hC2zPg$CuOvRSgP03dAKa3pO1N7j7HNHz5IJvjxBo6TvJl+y8Q";

describe("a stored password", () => {
  it("is an argon2id string that only the password opens", async () => {
    const stored = await hashPassword("correct horse");
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await hashPassword("correct horse")).not.toBe(stored);
    expect(await verifyPassword("correct horse", stored)).toBe(true);
    expect(await verifyPassword("correct hors", stored)).toBe(false);
  });

  it("is opened however its letters were composed, and if it was stored before", async () => {
    expect(await verifyPassword("Grüße, Studio 7", earlier)).toBe(true);
    expect(await verifyPassword("Grüße, Studio 7".normalize("NFD"), earlier)).toBe(true);
    expect(await verifyPassword("Grusse, Studio 7", earlier)).toBe(false);
  });

  it("opens nothing where it asks for more work than ours, or is not ours", async () => {
    expect(await verifyPassword("dear", dearer)).toBe(false);
    for (const stored of ["", "dear", earlier.slice(0, -1), earlier.replace("m=19456", "m=1")]) {
      expect(await verifyPassword("Grüße, Studio 7", stored)).toBe(false);
    }
  });

  it("is missing without a word", async () => {
    const passwords = { hash: hashPassword, verify: verifyPassword };
    expect(await verifyInEqualTime(passwords, "anything", null)).toBe(false);
    expect(await verifyInEqualTime(passwords, "Grüße, Studio 7", earlier)).toBe(true);
  });
});

describe("a Node without argon2", () => {
  it("is told in one line", () => {
    expect(() => requireArgon2()).not.toThrow();
    const refuse = () => {
      throw new Error("Argon2 not supported");
    };
    expect(() => requireArgon2(refuse)).toThrow(/^Passwords need a Node with argon2: .*v\d+.*$/);
  });
});
