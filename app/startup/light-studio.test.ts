// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { studioFrame } from "../../content/studio.ts";
import { lightStudio } from "./light-studio.ts";

const session = (role?: string) =>
  JSON.stringify({
    access_token: "a.e30.c",
    user: { id: "sam", app_metadata: { provider: "email", providers: ["email"], role } },
  });

function open(path: string, stored: string) {
  history.replaceState(null, "", path);
  localStorage.setItem("sb-127-auth-token", stored);
  lightStudio();
  return "staff" in document.documentElement.dataset;
}

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.staff;
});

it.each([
  ["/studio", session("staff"), true],
  ["/studio/inbox", session("staff"), true],
  ["/dashboard", session("staff"), false],
  ["/studios", session("staff"), false],
  ["/studio", session(), false],
  ["/studio", session("client"), false],
  ["/studio", "staff", false],
])("at %s, by %s: %s", (path, stored, isLit) => {
  expect(open(path, stored)).toBe(isLit);
});

it("stays dark where nobody is signed in", () => {
  history.replaceState(null, "", "/studio");
  localStorage.setItem("draft", session("staff"));
  lightStudio();
  expect(document.documentElement.dataset).not.toHaveProperty("staff");
});

it("begins with the words that the app goes on with", () => {
  const sheet = readFileSync("app/styles/pages/workroom.css", "utf8");
  expect(sheet).toContain(`content: "${studioFrame.opening}"`);
});
