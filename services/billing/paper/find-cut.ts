import faces from "./faces.json" with { type: "json" };

export type FaceName = keyof typeof faces;

const usual = /^[\x20-\x7e\xa0-\xff]*$/;

/** The cut of the face that has all of these characters, or null where none has. The first has nearly everything. */
export function findCut(face: FaceName, characters: string): number | null {
  if (usual.test(characters)) return 0;
  const codes = Array.from(characters, (character) => character.codePointAt(0) ?? 0);
  const found = faces[face].findIndex(({ covers }) =>
    codes.every((code) => covers.some(([from = 0, to = 0]) => code >= from && code <= to)),
  );
  return found === -1 ? null : found;
}
