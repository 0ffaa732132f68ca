import type { Subject } from "./fact.ts";
import { readWords } from "./normalise-text.ts";
import { stemWord } from "./stem-word.ts";

export type SubjectName = { subject: Subject; stems: readonly string[] };

/** Every name, the longest first. */
export function listNames(subjects: readonly Subject[]): SubjectName[] {
  return subjects
    .flatMap((subject) =>
      subject.names.map((name) => ({ subject, stems: readWords(name).map(stemWord) })),
    )
    .toSorted((a, b) => b.stems.length - a.stems.length);
}

export type FoundSubjects = { subjects: Subject[]; rest: string[] };

/** The things that words name, and the words that are left. Of things called alike, the one of `kind`. */
export function findSubjects(
  names: readonly SubjectName[],
  words: readonly string[],
  kind?: string,
): FoundSubjects {
  const stems = words.map(stemWord);
  const taken = new Set<number>();
  const found: { place: number; subject: Subject }[] = [];
  const ordered = names.toSorted(
    (a, b) => Number(b.subject.kind === kind) - Number(a.subject.kind === kind),
  );
  for (const length of new Set(names.map((name) => name.stems.length))) {
    for (const { subject, stems: name } of ordered) {
      if (name.length !== length) continue;
      for (let place = 0; place + name.length <= stems.length; place++) {
        const places = name.map((_, offset) => place + offset);
        if (!places.every((at, offset) => !taken.has(at) && stems[at] === name[offset])) continue;
        for (const at of places) taken.add(at);
        found.push({ place, subject });
      }
    }
  }
  const inOrder = found.toSorted((a, b) => a.place - b.place).map(({ subject }) => subject);
  return {
    subjects: [...new Set(inOrder)],
    rest: words.filter((_, place) => !taken.has(place)),
  };
}

const placed =
  /\b(?:the )?(first|second|third|fourth|fifth|last|middle) (?:one|film|post|article|project|study|service|package|approach|of (?:them|these|those))\b|\bthe (first|second|third|fourth|fifth|last)(?=\W*$)/i;
const places = ["first", "second", "third", "fourth", "fifth"];

/** "The third one", by its place in what was listed: the question with its name instead. */
export function nameByPlace(text: string, listed: readonly string[]): string | undefined {
  const [said = "", one, other = ""] = placed.exec(text) ?? [];
  const place = (one ?? other).toLowerCase();
  const fromEnd = new Map([
    ["last", listed.length - 1],
    ["middle", Math.floor(listed.length / 2)],
  ]);
  const name = listed[fromEnd.get(place) ?? places.indexOf(place)];
  return name === undefined ? undefined : text.replace(said, name);
}

const onwards =
  /\b(?:next|following|after (?:that|this|it)|then what|one (?:above|up)|step up|level up)\b|^(?:and )?then\??$/i;
const backwards =
  /\b(?:previous|before (?:that|this|it)|one (?:below|down)|step down|level down)\b/i;

/** "And the next?": the thing that comes after the one being talked about, or before it. */
export function findNeighbour(
  subjects: readonly Subject[],
  text: string,
  [current]: readonly Subject[],
): Subject[] {
  if (!current) return [];
  if (onwards.test(text)) return subjects.filter(({ follows }) => follows === current.id);
  if (backwards.test(text)) return subjects.filter(({ id }) => id === current.follows);
  return [];
}
