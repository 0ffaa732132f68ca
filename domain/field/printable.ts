/**
 * What the fonts of our PDFs have: the letters of Western Europe with any accent, and others as they are. A test beside the fonts
 * compares this with them; they themselves are too much to send to a browser.
 */
const printable = [
  /^[\u0300-\u0301\u0303-\u0304\u0308-\u0309\u0323\u0020-\u007e\u00a0-\u00ff\u0102\u0131\u0152-\u0153\u2013-\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039-\u203a\u2044\u20ac\u2122\u2212\u2215]+$/u,
  /^[\u0100-\u0101\u0103-\u0130\u0132-\u0151\u0154-\u01c3\u01c5-\u024f\u0374-\u0376\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03d7\u03dc-\u03dd\u03f0-\u03f6\u03f9-\u03fa\u03fc-\u0479\u0480-\u049d\u04a0-\u04ff\u052f\u1e00-\u1e9b\u1e9d-\u1eff\u2020]$/u,
];
const invisible = /[\p{Cc}\p{Cf}]+/gu;
const letters = /\P{M}\p{M}*|\p{M}+/gu;
const named = 10;

/** What of a text would be boxes in a PDF: the first few, each once. */
export function findUnprintable(text: string): string[] {
  const seen = text.toWellFormed().normalize("NFC").replace(invisible, "").match(letters) ?? [];
  const missing = seen.filter((letter) => !printable.some((cut) => cut.test(letter)));
  return [...new Set(missing)].slice(0, named);
}

/** The same as a fault, or null. */
export function findPrintFault(text: string): `text-unprintable:${string}` | null {
  const missing = findUnprintable(text);
  return missing.length === 0 ? null : `text-unprintable:${missing.join(" ")}`;
}
