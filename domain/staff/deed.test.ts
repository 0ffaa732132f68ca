import { expect, it } from "vitest";
import { mayDo } from "./deed.ts";

it("lets each role do its own, and admins everything", () => {
  expect(mayDo(["finance"], "payments")).toBe(true);
  expect(mayDo(["finance"], "projects")).toBe(false);
  expect(mayDo(["finance", "producer"], "projects")).toBe(true);
  expect(mayDo(["editor"], "answers")).toBe(true);
  expect(mayDo(["producer", "finance", "editor"], "staff")).toBe(false);
  expect(mayDo(["admin"], "staff")).toBe(true);
  expect(mayDo([], "inbox")).toBe(false);
});
