/**
 * Cuts the faces that documents on paper are set in, and writes them as one file of JSON, which Node and Deno both load as a
 * module: a hosted function has no files beside it. Each weight is a row of cuts, and a character is drawn from the first that
 * has it: the brand's own for Latin, Inter for what that lacks, Greek and Cyrillic.
 * Run by hand after a font update: `npm run fonts:paper`. The result is committed.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { deflateSync } from "node:zlib";
import subsetFont from "subset-font";

type Range = [from: number, to: number];
type Axes = Record<string, number>;
type Cut = { covers: Range[]; data: string };

const require = createRequire(import.meta.url);
const latin: Range[] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x300, 0x309],
  [0x323, 0x323],
  [0x1e00, 0x1eff],
  [0x2010, 0x2015],
  [0x2018, 0x2026],
  [0x2030, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2116, 0x2122],
  [0x2212, 0x2215],
];
const greek: Range[] = [[0x370, 0x3ff]];
const cyrillic: Range[] = [[0x400, 0x52f]];

const hanken = (part: string) =>
  `@fontsource-variable/hanken-grotesk/files/hanken-grotesk-${part}-wght-normal.woff2`;
const inter = (part: string) => `@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`;
const anybody = "@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2";

const text: [file: string, wanted: Range[]][] = [
  [hanken("latin"), latin],
  [hanken("latin-ext"), latin],
  [hanken("vietnamese"), latin],
  [inter("latin-ext"), latin],
  [inter("greek"), greek],
  [inter("cyrillic"), cyrillic],
  [inter("cyrillic-ext"), cyrillic],
];

async function cutAll(files: typeof text, axes: Axes): Promise<Cut[]> {
  const cuts: Cut[] = [];
  const taken = new Set<number>();
  for (const [file, wanted] of files) {
    const source = await readFile(require.resolve(file));
    const codes = await listCodes(source, wanted);
    const fresh = codes.filter((code) => !taken.has(code));
    if (fresh.length === 0) continue;
    for (const code of fresh) taken.add(code);
    const font = await subsetFont(source, String.fromCodePoint(...fresh), {
      targetFormat: "sfnt",
      variationAxes: axes,
      keepFeatures: ["kern"],
      noHinting: true,
    });
    cuts.push({
      covers: toRanges(fresh),
      data: deflateSync(font, { level: 9 }).toString("base64"),
    });
  }
  return cuts;
}

/** What of the wanted the face has. Of a subset, only the characters that are there are in its map. */
async function listCodes(source: Buffer, wanted: Range[]): Promise<number[]> {
  const all = wanted.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at),
  );
  const font = await subsetFont(source, String.fromCodePoint(...all), { targetFormat: "sfnt" });
  const mapped = readCodes(font);
  return all.filter((code) => mapped.has(code));
}

/** Format 4 of the cmap table, which every face here has. */
function readCodes(font: Buffer): Set<number> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + at * 16);
  const entry = tables.find((at) => font.toString("latin1", at, at + 4) === "cmap");
  if (entry === undefined) throw new Error("The font has no character map.");
  const cmap = font.subarray(font.readUInt32BE(entry + 8));
  for (let at = 0; at < cmap.readUInt16BE(2); at += 1) {
    const map = cmap.subarray(cmap.readUInt32BE(4 + at * 8 + 4));
    if (map.readUInt16BE(0) !== 4) continue;
    const segments = map.readUInt16BE(6) / 2;
    const codes = new Set<number>();
    for (let segment = 0; segment < segments; segment += 1) {
      const last = map.readUInt16BE(14 + segment * 2);
      const first = map.readUInt16BE(16 + segments * 2 + segment * 2);
      for (let code = first; code <= last && code !== 0xffff; code += 1) codes.add(code);
    }
    return codes;
  }
  throw new Error("The font has no character map of format 4.");
}

function toRanges(codes: number[]): Range[] {
  const ranges: Range[] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

const faces = {
  regular: await cutAll(text, { wght: 400 }),
  strong: await cutAll(text, { wght: 600 }),
  display: await cutAll([[anybody, latin]], { wght: 350, wdth: 125 }),
};
const file = new URL("../services/billing/paper/faces.json", import.meta.url);
await writeFile(file, `${JSON.stringify(faces)}\n`);
for (const [name, cuts] of Object.entries(faces))
  console.log(name, cuts.map(({ data }) => data.length).join(" + "));
