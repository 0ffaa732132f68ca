import { inflateSync } from "node:zlib";
import { create, type Font } from "fontkit";
import faces from "./faces.json" with { type: "json" };
import type { FaceName } from "./find-cut.ts";

const opened = new Map<string, Font>();

/** Opened once for all documents: reading its tables takes about as long as drawing a page. */
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
