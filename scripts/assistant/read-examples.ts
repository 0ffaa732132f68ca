import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../../content/questions/", import.meta.url);

/** A way of asking, and the id of the fact (or the kind of talk) that it asks for. */
export type Example = { question: string; meaning: string };

/** Every file of `content/questions`: `# <id>`, then a question a line. */
export function readExamples(): Example[] {
  return readdirSync(folder).toSorted().flatMap(readFile);
}

function readFile(name: string): Example[] {
  let meaning = "";
  return readFileSync(new URL(name, folder), "utf8")
    .split("\n")
    .flatMap((line): Example[] => {
      if (line.startsWith("# ")) meaning = line.slice(2).trim();
      else if (line.trim() !== "") return [{ question: line.trim(), meaning }];
      return [];
    });
}

/** What people call a thing whose name they do not know: `called.txt`, which is also a way of asking for all of it. */
export function readDescriptions(): Example[] {
  return readFile("called.txt");
}

/** Changes whenever the ranker has to be trained again. */
export function hashExamples(examples: readonly Example[]): string {
  return createHash("sha256").update(JSON.stringify(examples)).digest("hex");
}
