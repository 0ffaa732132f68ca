/**
 * Cuts the two faces down to what the site sets in them, and writes the @font-face rules with
 * fallbacks of the same metrics, so that nothing moves when the real face arrives.
 * Run by hand after a font update: `npm run fonts`. The results are committed.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const headlineCharacters = range(0x20, 0x7e) + "£€éèüöä–—‘’“”…×→↗•©";
/** What the site's own words are set in: it comes with every first page, so it holds no more than that. */
const textCharacters = range(0x20, 0x7e) + "\u00a0£©·×é–—‘’“”•…→←↑↓−";
/** What names, letters and figures of clients may need besides: fetched when it stands on a page. */
const furtherCharacters = Array.from(range(0xa0, 0xff) + "ŁłŒœŠšŸŽž‚„†‰‹›⁄€™↗≈≠≤≥", (character) =>
  textCharacters.includes(character) ? "" : character,
).join("");
/** Of what the faces can do: pairs that are set closer, accents on their letters, figures in columns. */
const features = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt", "tnum"];

/** Frequencies of English text, enough to weigh a face's average letter. */
const sample = "the quick thought of a story told in light and sound on every screen people own";

type Face = { file: string; characters: string };
type Axes = Record<string, number | { min: number; max: number }>;

async function cut(face: Face, axes: Axes, targetFormat: "woff2" | "sfnt") {
  return subsetFont(await readFile(require.resolve(face.file)), face.characters, {
    targetFormat,
    variationAxes: axes,
    keepFeatures: features,
  });
}

function readMetrics(font: Buffer) {
  const table = (name: string) => {
    for (let i = 0; i < font.readUInt16BE(4); i++) {
      const at = 12 + i * 16;
      if (font.toString("latin1", at, at + 4) === name)
        return font.subarray(font.readUInt32BE(at + 8));
    }
    throw new Error(`font has no ${name} table`);
  };
  const unitsPerEm = table("head").readUInt16BE(18);
  const hhea = table("hhea");
  const longMetrics = hhea.readUInt16BE(34);
  const hmtx = table("hmtx");
  const glyphOf = readCharacterMap(table("cmap"));
  const widths = Array.from(sample).map((letter) =>
    hmtx.readUInt16BE(Math.min(glyphOf(letter.codePointAt(0)!), longMetrics - 1) * 4),
  );
  return {
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    descent: -hhea.readInt16BE(6) / unitsPerEm,
    averageWidth: widths.reduce((sum, width) => sum + width, 0) / widths.length / unitsPerEm,
  };
}

/** Format 4 of the cmap table, which every face here has. */
function readCharacterMap(cmap: Buffer) {
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const sub = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4));
    if (sub.readUInt16BE(0) !== 4) continue;
    const segments = sub.readUInt16BE(6) / 2;
    return (code: number) => {
      for (let s = 0; s < segments; s++) {
        if (code > sub.readUInt16BE(14 + s * 2)) continue;
        const startAt = 16 + segments * 2 + s * 2;
        const offsetAt = startAt + segments * 4;
        const start = sub.readUInt16BE(startAt);
        if (code < start) return 0;
        const delta = sub.readUInt16BE(startAt + segments * 2);
        const offset = sub.readUInt16BE(offsetAt);
        if (offset === 0) return (code + delta) & 0xffff;
        const glyph = sub.readUInt16BE(offsetAt + offset + (code - start) * 2);
        return glyph && (glyph + delta) & 0xffff;
      }
      return 0;
    };
  }
  throw new Error("font has no format 4 character map");
}

/** Neighbours as one range: `U+A1-A2, U+A5`. */
function writeUnicodeRange(characters: string): string {
  const codes = Array.from(characters, (character) => character.codePointAt(0)!).toSorted(
    (a, b) => a - b,
  );
  const ranges: [from: number, to: number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(", ");
}

/** Arial's average over the same sample: what the fallback is measured against. */
const arialAverage = 0.4405;

function fallbackFace(family: string, metrics: ReturnType<typeof readMetrics>) {
  const adjust = metrics.averageWidth / arialAverage;
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: "${family}";
  src: local("Arial"), local("Liberation Sans"), local("Helvetica");
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(metrics.ascent / adjust)};
  descent-override: ${percent(metrics.descent / adjust)};
  line-gap-override: 0%;
}
`;
}

const display: Face = {
  file: "@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2",
  characters: headlineCharacters,
};
const text: Face = {
  file: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
  characters: textCharacters,
};
const furtherText: Face = { ...text, characters: furtherCharacters };
/** One weight on purpose: width, not weight, is the display face's voice. */
const displayWeight = 350;
const directory = new URL("../app/styles/fonts/", import.meta.url);

const displayFile = await cut(
  display,
  { wght: displayWeight, wdth: { min: 100, max: 150 } },
  "woff2",
);
const textFile = await cut(text, { wght: { min: 400, max: 700 } }, "woff2");
const furtherFile = await cut(furtherText, { wght: { min: 400, max: 700 } }, "woff2");
await writeFile(new URL("display.woff2", directory), displayFile);
await writeFile(new URL("text.woff2", directory), textFile);
await writeFile(new URL("further-text.woff2", directory), furtherFile);

const css = `/* Written by scripts/fonts.ts. */
@font-face {
  font-family: "Anybody";
  src: url("./fonts/display.woff2") format("woff2");
  font-weight: ${displayWeight};
  font-stretch: 100% 150%;
  font-display: swap;
}
@font-face {
  font-family: "Hanken Grotesk";
  src: url("./fonts/text.woff2") format("woff2");
  font-weight: 400 700;
  font-display: swap;
}
/* After the one above: of two faces for a letter the later is taken. */
@font-face {
  font-family: "Hanken Grotesk";
  src: url("./fonts/further-text.woff2") format("woff2");
  font-weight: 400 700;
  font-display: swap;
  unicode-range: ${writeUnicodeRange(furtherCharacters)};
}
${fallbackFace("Anybody Fallback", readMetrics(await cut(display, { wght: displayWeight, wdth: 100 }, "sfnt")))}${fallbackFace("Anybody Wide Fallback", readMetrics(await cut(display, { wght: displayWeight, wdth: 150 }, "sfnt")))}${fallbackFace("Hanken Grotesk Fallback", readMetrics(await cut(text, { wght: 400 }, "sfnt")))}`;
await writeFile(new URL("../fonts.css", directory), css);
console.log(
  `display ${displayFile.length} bytes, text ${textFile.length}, further text ${furtherFile.length}`,
);
