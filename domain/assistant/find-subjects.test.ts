import { expect, it } from "vitest";
import type { Subject } from "./fact.ts";
import { findNeighbour } from "./find-subjects.ts";

const first: Subject = { id: "first", kind: "step", names: [] };
const second: Subject = { id: "second", kind: "step", names: [], follows: "first" };
const subjects = [first, second, { id: "other", kind: "study", names: [] }];

it.each(["and the next?", "what comes after that?", "and then?", "the one above?", "then"])(
  "goes on to what comes after: %s",
  (text) => {
    expect(findNeighbour(subjects, text, [first])).toEqual([second]);
    expect(findNeighbour(subjects, text, [second])).toEqual([]);
    expect(findNeighbour(subjects, text, [])).toEqual([]);
  },
);

it("goes back to what came before", () =>
  expect(findNeighbour(subjects, "and the one below?", [second])).toEqual([first]));

it("stays where nothing else is asked for", () =>
  expect(findNeighbour(subjects, "how long does it take?", [first])).toEqual([]));
