import type { Subject } from "./fact.ts";
import type { KnowledgeIndex } from "./knowledge-index.ts";

export type FoundSubjects = { subjects: Subject[]; rest: string[] };

/** The things a question names, longest name first, and the terms that are left. */
export function findSubjects(index: KnowledgeIndex, terms: readonly string[]): FoundSubjects {
  const found = matchNames(index, terms, () => true);
  // Beside one of many, what else is named is what is asked of it: "how much did Rom Boys spend on ads?"
  const particular = new Set(found.subjects.filter(({ isParticular }) => isParticular));
  return particular.size > 0 && particular.size < found.subjects.length
    ? matchNames(index, terms, (subject) => particular.has(subject))
    : found;
}

function matchNames(
  index: KnowledgeIndex,
  terms: readonly string[],
  isWanted: (subject: Subject) => boolean,
): FoundSubjects {
  const free = [...terms];
  const taken = new Set<number>();
  const found: { place: number; subject: Subject }[] = [];
  for (const { subject, terms: name } of index.names) {
    if (!isWanted(subject)) continue;
    for (let place = 0; place + name.length <= free.length; place++) {
      const places = name.map((_, offset) => place + offset);
      const matches = places.every((at, offset) => !taken.has(at) && free[at] === name[offset]);
      if (!matches) continue;
      for (const at of places) taken.add(at);
      if (!found.some((each) => each.subject.id === subject.id)) found.push({ place, subject });
    }
  }
  return {
    subjects: found.toSorted((a, b) => a.place - b.place).map(({ subject }) => subject),
    rest: free.filter((_, place) => !taken.has(place)),
  };
}
