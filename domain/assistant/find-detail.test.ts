import { expect, it } from "vitest";
import type { Fact } from "./fact.ts";
import { findDetail } from "./find-detail.ts";

const fact: Fact = {
  id: "x",
  about: "film",
  aspect: "x",
  source: { title: "The Film", href: "/film" },
  answer:
    "The Film: Consistency was the work, and nobody had expected that it would be so long. A person recognises a face, a coat and a walk. We kept a sheet as on any set, and refused about forty takes. They were all too handsome.",
};

it("begins with the sentence that has the asked detail", () => {
  expect(findDetail(fact, ["how", "many", "takes", "refused"])).toBe(
    "The Film: We kept a sheet as on any set, and refused about forty takes. They were all too handsome.",
  );
});

it("begins earlier where that sentence leans on the one before it", () => {
  expect(findDetail(fact, ["were", "they", "too", "handsome", "all"])).toBe(fact.answer);
  const { about: _, ...general } = fact;
  expect(findDetail(general, ["face", "coat"])).toMatch(/^A person/);
});

it("tells all where nothing stands out", () => {
  expect(findDetail(fact, ["what", "is", "it"])).toBe(fact.answer);
  expect(findDetail(fact, ["long", "takes", "refused"])).toBe(fact.answer);
  expect(findDetail({ ...fact, answer: "One. Two takes refused." }, ["takes", "refused"])).toBe(
    "One. Two takes refused.",
  );
});

it("says first that it does not know", () => {
  const gap: Fact = { ...fact, isGap: true };
  expect(findDetail(gap, ["takes", "refused"])).toBe(fact.answer);
});
