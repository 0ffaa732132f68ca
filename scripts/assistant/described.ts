import { findSubjects, type SubjectName } from "../../domain/assistant/find-subjects.ts";

const pronoun = /^(?:it|that|this|they|them)$/;

/** A question with a description where it names its subject or points at it, or else after it. */
export function describeSubject(
  names: readonly SubjectName[],
  words: readonly string[],
  description: readonly string[],
): string[] {
  const { rest } = findSubjects(names, words);
  if (rest.length < words.length) {
    const place = words.findIndex((word, at) => word !== rest[at]);
    const before = rest[place - 1] === "the" ? place - 1 : place;
    return [...rest.slice(0, before), ...description, ...rest.slice(place)];
  }
  const place = words.findIndex((word) => pronoun.test(word));
  if (place < 0) return [...words, ...description];
  return [...words.slice(0, place), ...description, ...words.slice(place + 1)];
}
