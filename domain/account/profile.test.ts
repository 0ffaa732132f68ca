import { describe, expect, it } from "vitest";
import { isTypedAddress, parseDeletionRequest } from "./deletion-request.ts";
import { normaliseWebsite } from "./normalise-website.ts";
import { parseProfile } from "./parse-profile.ts";
import { profileLimits, profileFields, readProfileValues } from "./profile-form.ts";
import { listProfileChanges, rebaseProfile } from "./rebase-profile.ts";

const empty = readProfileValues(undefined);

describe("a profile", () => {
  it("may be empty, and spacing is nothing", () => {
    const nothing = Object.fromEntries(profileFields.map((field) => [field, null]));
    expect(parseProfile(empty)).toEqual({ profile: nothing });
    expect(parseProfile({ ...empty, display_name: " \t ", phone: "  " })).toEqual({
      profile: nothing,
    });
  });

  it("is stored as it is meant", () => {
    const typed = {
      display_name: "  Ada Lovelace ",
      company_name: "Engines Ltd",
      industry: "Analysis",
      phone: " +44 20   7946 0991 ext. 12",
      website: "engines.example/about",
    };
    expect(parseProfile(typed)).toEqual({
      profile: {
        display_name: "Ada Lovelace",
        company_name: "Engines Ltd",
        industry: "Analysis",
        phone: "+44 20 7946 0991 ext. 12",
        website: "https://engines.example/about",
      },
    });
  });

  it.each(profileFields)("says at the field when %s is too long", (field) => {
    const long = { phone: "1", website: "a.example/" }[field as string] ?? "x";
    const parsed = parseProfile({ ...empty, [field]: long.padEnd(profileLimits[field] + 1, "1") });
    expect(Object.keys("faults" in parsed ? parsed.faults : {})).toEqual([field]);
  });

  it.each(["020 7946 0991", "(020) 7946-0991", "+1/415.555.0132", "00491701234567 x9"])(
    "takes %s for a phone number",
    (phone) => expect(parseProfile({ ...empty, phone })).toHaveProperty("profile"),
  );

  it.each(["call me", "12345", "+44 20 7946 0991; drop", "1".repeat(21), "++44207946"])(
    "does not take %s for a phone number",
    (phone) => expect(parseProfile({ ...empty, phone })).toHaveProperty("faults.phone"),
  );
});

describe("a website", () => {
  it.each([
    ["studio.example", "https://studio.example"],
    ["http://studio.example/", "https://studio.example"],
    ["HTTPS://Studio.Example/Work?a=1#b", "https://studio.example/Work?a=1#b"],
    ["studio.example:8443/x", "https://studio.example:8443/x"],
    ["bücher.example", "https://xn--bcher-kva.example"],
  ])("%s is %s", (typed, stored) => expect(normaliseWebsite(typed)).toBe(stored));

  it.each([
    "javascript:alert(1)",
    "javascript://a.example/%0aalert(1)",
    "ftp://a.example",
    "https://user:word@a.example",
    "localhost",
    "two words.example",
    "https://",
    "a..example",
  ])("%s is none", (typed) => expect(normaliseWebsite(typed)).toBeUndefined());
});

describe("an edit, when the profile changes elsewhere", () => {
  const base = { ...empty, display_name: "Ada", phone: "1" };
  const typed = { ...base, display_name: "Ada L." };

  it("keeps what was typed and follows in the other fields", () => {
    const rebased = rebaseProfile({ base, typed }, { ...base, phone: "2" });
    expect(rebased).toEqual({
      base: { ...base, phone: "2" },
      typed: { ...typed, phone: "2" },
      elsewhere: [],
    });
    expect(listProfileChanges(rebased)).toEqual(["display_name"]);
  });

  it("names the fields that were changed on both sides", () => {
    const stored = { ...base, display_name: "Countess" };
    const rebased = rebaseProfile({ base, typed }, stored);
    expect(rebased.typed.display_name).toBe("Ada L.");
    expect(rebased.elsewhere).toEqual(["display_name"]);
  });

  it("has nothing left to save when elsewhere wrote the same", () => {
    const rebased = rebaseProfile({ base, typed }, typed);
    expect([listProfileChanges(rebased), rebased.elsewhere]).toEqual([[], []]);
  });
});

describe("a deletion", () => {
  it("is asked for by typing one's own address", () => {
    expect(isTypedAddress(" ADA@clients.example ", "ada@clients.example")).toBe(true);
    expect(isTypedAddress("delete", "ada@clients.example")).toBe(false);
    expect(parseDeletionRequest({ action: "ask", confirmation: "x" })).toBeDefined();
    expect(parseDeletionRequest({ action: "confirm", code: "12345" })).toBeUndefined();
    expect(parseDeletionRequest({ action: "now" })).toBeUndefined();
  });
});
