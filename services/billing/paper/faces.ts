import { inflateSync } from "node:zlib";
import { create, type Font } from "fontkit";
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

const opened = new Map<string, Font>();

/** Opened once for all documents: reading a font's tables takes as long as drawing a page. */
export function openCut(face: FaceName, cut: number): Font {
  const name = `${face} ${cut}`;
  const known = opened.get(name);
  if (known) return known;
  const font = create(inflateSync(Buffer.from(faces[face][cut]?.data ?? "", "base64")));
  if (!("layout" in font)) throw new Error(`${name} is no font.`);
  // A glyph remembers the character that it was first asked for, and none where it was first a part of another: then nobody
  // could copy it. Asked for in this order, each has its own, whatever was drawn before.
  for (const code of font.characterSet) font.glyphForCodePoint(code);
  opened.set(name, font);
  return font;
}
