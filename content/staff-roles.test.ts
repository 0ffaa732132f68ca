import { expect, it } from "vitest";
import { refuseDeed, sayWhoMay } from "./staff-roles.ts";

it("says who may, in the refusal and beside what one only looks at", () => {
  expect(refuseDeed("payments")).toBe("Only finance and admins can settle payments.");
  expect(refuseDeed("staff")).toBe("Only admins can change who works in the studio.");
  expect(refuseDeed("answers")).toBe(
    "Only producers, editors and admins can change canned answers.",
  );
  expect(sayWhoMay("payments", ["Ada", "Tom"])).toBe(
    "Finance and admins settle payments: Ada, Tom.",
  );
  expect(sayWhoMay("labs", [])).toBe("Editors and admins change Labs.");
});
