import { describe, expect, it } from "vitest";
import { checkAuthFields, readAuthValues } from "./check-fields.ts";

function valuesOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readAuthValues(form);
}

describe("the fields of the sign-in page", () => {
  it("takes a password to the letter and trims everything else", () => {
    const values = valuesOf({ email: " ann@example.com ", name: " Ann ", password: "  lamp  " });
    expect(values).toMatchObject({ email: "ann@example.com", name: "Ann", password: "  lamp  " });
  });

  it("reads a code as a mail program may have copied it", () => {
    const values = valuesOf({ code: " 123 456\n" });
    expect(checkAuthFields(["code"], values)).toEqual({});
    expect(values.code).toBe("123456");
  });

  it("names what is missing, and nothing that may be", () => {
    const errors = checkAuthFields(["name", "email", "password"], valuesOf({ name: "   " }));
    expect(Object.keys(errors)).toEqual(["name", "email", "password"]);
  });

  it.each(["ann", "ann@", "ann@example", "ann@example.com, bob@example.com"])(
    "takes no %s for an address",
    (email) => {
      expect(checkAuthFields(["email"], valuesOf({ email }))).toHaveProperty("email");
    },
  );

  it("wants six digits", () => {
    expect(checkAuthFields(["code"], valuesOf({ code: "12345" }))).toHaveProperty("code");
  });
});
