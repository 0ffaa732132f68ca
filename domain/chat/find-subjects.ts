import type { Subject } from "./fact.ts";
import type { KnowledgeIndex } from "./knowledge-index.ts";

export type FoundSubjects = { subjects: Subject[]; rest: string[] };

/** The things a question names, longest name first, and the terms that are left. */
export function findSubjects(index: KnowledgeIndex, terms: readonly string[]): FoundSubjects {
  const free = [...terms];
  const taken = new Set<number>();
  const found: { place: number; subject: Subject }[] = [];
  const names = index.subjects
    .flatMap(({ subject, names: ways }) => ways.map((name) => ({ subject, name })))
    .toSorted((a, b) => b.name.length - a.name.length);
  for (const { subject, name } of names) {
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
