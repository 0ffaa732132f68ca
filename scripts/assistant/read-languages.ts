import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../../content/languages/", import.meta.url);

/** A file a language: an English word, then the words that stand for it. */
export function readLanguages(): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder)
      .toSorted()
      .map((name) => [
        name.replace(".txt", ""),
        readFileSync(new URL(name, folder), "utf8").trim(),
      ]),
  );
}
