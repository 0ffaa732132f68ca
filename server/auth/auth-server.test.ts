import { expect, it } from "vitest";
import { createAuthServer, type AuthDependencies } from "./auth-server.ts";
import { argon2Passwords } from "./password.ts";

it("takes the work over passwords that is worth it, unless told otherwise", () => {
  const rest = { siteUrl: "https://kinolume.example" } as AuthDependencies;
  expect(createAuthServer(rest).passwords).toBe(argon2Passwords);
  const passwords = { ...argon2Passwords };
  expect(createAuthServer({ ...rest, passwords }).passwords).toBe(passwords);
});
