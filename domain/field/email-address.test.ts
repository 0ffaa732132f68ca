import { expect, it } from "vitest";
import { accountEmail, emailAddress } from "./email-address.ts";
import { longestEmail } from "./longest-email.ts";

const labels = `${"b".repeat(60)}.`.repeat(3);
const long = (length: number) => `${"a".repeat(length - labels.length - 8)}@${labels}example`;

it("is as long as an address can be, and no longer", () => {
  for (const schema of [emailAddress, accountEmail]) {
    expect(schema.safeParse(long(longestEmail)).success).toBe(true);
    expect(schema.safeParse(long(longestEmail + 1)).error?.issues[0]?.message).toBe(
      "email-too-long",
    );
  }
});

it("is no longer in small letters, and has no half of a character", () => {
  const grows = emailAddress.safeParse(`${"\u0130".repeat(200)}@clients.example`);
  expect(grows.error?.issues[0]?.message).toBe("email-too-long");
  const broken = emailAddress.safeParse("ada\uD800@clients.example");
  expect(broken.error?.issues[0]?.message).toBe("email-invalid");
});

it("is kept as it was written, and for an account in one spelling", () => {
  expect(emailAddress.parse(" Ada@Clients.example ")).toBe("Ada@Clients.example");
  expect(accountEmail.parse(" Ada@Clients.example ")).toBe("ada@clients.example");
  expect(emailAddress.safeParse("grüße@bücher.example").success).toBe(true);
  expect(accountEmail.safeParse("grüße@bücher.example").error?.issues[0]?.message).toBe(
    "email-invalid",
  );
});

it.each(["", "  ", "\u200B", 7, null])("%j is missing, whoever's it is", (given) => {
  expect(emailAddress.safeParse(given).error?.issues[0]?.message).toBe("email-missing");
  expect(accountEmail.safeParse(given).error?.issues[0]?.message).toBe("account-email-missing");
});
