import { expect, it } from "vitest";
import { caseStudies } from "./index.ts";

const ofSound = /\b(?:sounds?|recorded|recordist|music|audio|soundtrack|mix|listen)\b/i;
const ofSilence = /\b(?:no sound|without sound|silent|sound off)\b/i;

// None of the films has a soundtrack.
it.each(caseStudies)("$slug claims no sound that its film does not have", (study) => {
  const sentences = JSON.stringify(study).split(/(?<=[.!?])\s|"/);
  const claims = sentences.filter((words) => ofSound.test(words) && !ofSilence.test(words));
  expect(claims).toEqual([]);
});
