import { expect, it } from "vitest";
import { listRemedies, troubleFacts } from "./trouble.ts";

it.each([
  ["mails that were given up", "mail", "failed", {}, ["again", "let-go"]],
  ["mails that wait too long", "mail", "waiting", {}, []],
  ["payments that are not followed", "chain", "payments", {}, ["again"]],
  ["a node that is away", "chain", "node", {}, []],
  ["a job that was given up", "job", "retention", {}, ["again", "let-go"]],
  ["a job that is tried again by itself", "job", "retention", { since: "2026-11-19" }, ["again"]],
  ["a full disk", "disk", "data", { percent: 3 }, []],
  ["a feed that fails", "feed", "labs", {}, []],
] as const)("knows what can be done about %s", (_, kind, subject, facts, remedies) => {
  expect(listRemedies({ kind, subject, facts })).toEqual(remedies);
});

it("keeps of the facts what it knows", () => {
  expect(troubleFacts.parse({ count: 2, said: "No room.", host: "a" })).toEqual({
    count: 2,
    said: "No room.",
  });
});
