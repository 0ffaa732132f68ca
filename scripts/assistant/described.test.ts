import { expect, it } from "vitest";
import { listNames } from "../../domain/assistant/find-subjects.ts";
import { describeSubject } from "./described.ts";

const names = listNames([{ id: "rom-boys", kind: "study", names: ["Rom Boys"] }]);

it.each([
  ["how long is rom boys in all", "how long is the skate film in all"],
  ["who shot the rom boys", "who shot the skate film"],
  ["where was it shot", "where was the skate film shot"],
  ["which festivals", "which festivals the skate film"],
])("says %s of a thing without its name", (question, described) => {
  const words = describeSubject(names, question.split(" "), ["the", "skate", "film"]);
  expect(words.join(" ")).toBe(described);
});
