import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { listFaults } from "../../../../domain/field/fault.ts";
import { authSchema } from "./auth-schema.ts";

type Fields = Record<string, string>;
const empty = { name: "", email: "", company: "", password: "", code: "", recovery: "" };

function valuesOf(fields: Fields) {
  return z.partial(authSchema).parse(fields);
}

function faultsOf(fields: Fields) {
  const parsed = authSchema.safeParse({ ...empty, ...fields });
  return parsed.success ? {} : listFaults(parsed.error);
}

describe("the fields of the sign-in page", () => {
  it("takes a password to the letter and trims everything else", () => {
    const values = valuesOf({ email: " ann@example.com ", name: " Ann ", password: "  lamp  " });
    expect(values).toEqual({ email: "ann@example.com", name: "Ann", password: "  lamp  " });
  });

  it("reads a code as a mail program may have copied it", () => {
    expect(valuesOf({ code: " 123 456\n" })).toEqual({ code: "123456" });
  });

  it("names what is missing, and nothing that may be", () => {
    const missing = ["name", "email", "password", "code", "recovery"];
    expect(Object.keys(faultsOf({ name: "   " }))).toEqual(missing);
  });

  it.each(["ann", "ann@", "ann@example", "ann@example.com, bob@example.com"])(
    "takes no %s for an address",
    (email) => {
      expect(faultsOf({ email })).toHaveProperty("email", "Please enter a valid email address.");
    },
  );

  it("wants six digits", () => {
    expect(faultsOf({ code: "12345" })).toHaveProperty("code");
  });
});
