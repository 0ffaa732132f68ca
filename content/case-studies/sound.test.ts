import { describe, expect, it } from "vitest";
import { caseStudies } from "./index.ts";

const ofSound = /\b(?:sounds?|sounded|recorded|recordist|music|audio|soundtrack|listen)\b/i;

/** What the sentences about sound may say: how it was made, what it is not, and what it does. */
const ofMaking = /\b(?:synthesised|computed|by code|a program works out|worked out)\b/i;

const withFilms = caseStudies.filter(({ blocks }) => blocks.some(({ block }) => block === "films"));

describe("a case study with a film", () => {
  it.each(withFilms)("$slug says that its sound was made by code", (study) => {
    const sentences = JSON.stringify(study).split(/(?<=[.!?])\s|"/);
    expect(sentences.filter((words) => ofMaking.test(words))).not.toEqual([]);
  });

  it.each(withFilms)("$slug claims no microphone, and no music that is not there", (study) => {
    const sentences = JSON.stringify(study).split(/(?<=[.!?])\s|"/);
    const claims = sentences.filter((words) => /\b(?:recorded|music|microphone)\b/i.test(words));
    expect(
      claims.filter((words) => !/\b(?:no|none|not|nothing|neither|without)\b/i.test(words)),
    ).toEqual([]);
  });
});

it("a case study without a film claims no sound", () => {
  const claims = caseStudies
    .filter((study) => !withFilms.includes(study))
    .flatMap((study) => JSON.stringify(study).split(/(?<=[.!?])\s|"/))
    .filter((words) => ofSound.test(words));
  expect(claims).toEqual([]);
});
