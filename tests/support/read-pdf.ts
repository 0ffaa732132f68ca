import { inflateSync } from "node:zlib";

export type ReadPdf = {
  /** What each page says, a piece for each stroke of text, in the order in which it was drawn. */
  pages: string[][];
  /** All of it, spaces as they come. */
  text: string;
  /** Of the structure tree, by how often each kind is in it. */
  tags: Map<string, number>;
  fonts: { name: string; isEmbedded: boolean }[];
  /** The catalogue and what describes the document, as they are written. */
  head: string;
};

type Objects = ReadonlyMap<number, string>;

/** Enough of PDF to read back what pdfkit wrote. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const source = Buffer.from(bytes).toString("latin1");
  const objects = new Map(
    Array.from(source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g), ([, id, body]) => [
      Number(id),
      body ?? "",
    ]),
  );
  const all = [...objects.values()];
  const letters = readFonts(objects);
  const pages = all
    .filter((body) => /\/Type \/Page\b(?!s)/.test(body))
    .map((body) => readPage(readStream(objects, /\/Contents (\d+) 0 R/.exec(body)?.[1]), letters));
  const tags = new Map<string, number>();
  for (const body of all) {
    const tag = /^<<\n\/S \/(\w+)/.exec(body)?.[1];
    if (tag !== undefined) tags.set(tag, (tags.get(tag) ?? 0) + 1);
  }
  return {
    pages,
    text: pages.flat().join(""),
    tags,
    fonts: all
      .filter((body) => body.includes("/Type /FontDescriptor"))
      .map((body) => ({
        name: /\/FontName \/(\S+)/.exec(body)?.[1] ?? "",
        isEmbedded: /\/FontFile2 \d+ 0 R/.test(body),
      })),
    head: all.filter((body) => /\/Type \/Catalog|^\(/.test(body)).join("\n"),
  };
}

function readStream(objects: Objects, id: string | undefined): string {
  const body = objects.get(Number(id)) ?? "";
  const at = body.indexOf("stream\n");
  const packed = Buffer.from(body.slice(at + 7, body.lastIndexOf("\nendstream")), "latin1");
  return body.includes("/FlateDecode") ? inflateSync(packed).toString("latin1") : packed.toString();
}

type Letters = ReadonlyMap<string, readonly string[]>;

/** By the name a page calls it: what each glyph of a font stands for. */
function readFonts(objects: Objects): Letters {
  const fonts = new Map<string, readonly string[]>();
  for (const body of objects.values())
    for (const [, name = "", id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id)) ?? "")?.[1];
      const ranges = readStream(objects, map).matchAll(/> \[([^\]]*)\]/g);
      const entries = Array.from(ranges, ([, list = ""]) => list.match(/<[^>]*>/g) ?? []).flat();
      fonts.set(name, entries.map(readUnicode));
    }
  return fonts;
}

function readUnicode(entry: string): string {
  const units = entry.match(/[\da-f]{4}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
}

const strokes =
  /\/Span <<\n\/ActualText \((?<actual>(?:\\[\s\S]|[^\\)])*)\)\n>> BDC|^(?<end>EMC)$|^\/(?<font>F\d+) \S+ Tf$|^\[(?<shown>.*)\] TJ$/gm;

/** What is drawn inside a span with a text of its own reads as that. */
function readPage(content: string, letters: Letters): string[] {
  const pieces: string[] = [];
  let current: readonly string[] = [];
  let isReplaced = false;
  for (const { groups = {} } of content.matchAll(strokes)) {
    const { actual, end, font, shown } = groups;
    if (font !== undefined) current = letters.get(font) ?? [];
    if (end !== undefined) isReplaced = false;
    if (actual !== undefined) {
      pieces.push(readText(actual));
      isReplaced = true;
    }
    if (shown === undefined || isReplaced) continue;
    const glyphs = (shown.match(/<[\da-f]+>/g) ?? []).join("").match(/[\da-f]{4}/g) ?? [];
    pieces.push(glyphs.map((glyph) => current[Number.parseInt(glyph, 16)] ?? "\0").join(""));
  }
  return pieces;
}

/** A string of PDF: escaped, and in UTF-16 where it begins with its mark. */
function readText(literal: string): string {
  const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
  const raw = literal.replace(/\\([\s\S])/g, (_, each: string) => escapes[each] ?? each);
  if (!raw.startsWith("\xfe\xff")) return raw;
  return Buffer.from(raw.slice(2), "latin1").swap16().toString("utf16le");
}
