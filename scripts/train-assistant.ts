import { writeFileSync } from "node:fs";
import { readOwnPosts } from "./assistant/read-own-posts.ts";
import { makeTable } from "./assistant/make-table.ts";
import { readDescriptions, readExamples } from "./assistant/read-examples.ts";

/** Learns from `content/questions` which facts are meant. To be run whenever examples, facts' ids or the posts of Labs change. */
const postsFile = new URL("../content/knowledge/posts.json", import.meta.url);
writeFileSync(postsFile, `${JSON.stringify(readOwnPosts(), null, 1)}\n`);
// Only now: it draws on them.
const { knowledge } = await import("../content/knowledge/index.ts");
const begun = performance.now();
const examples = readExamples();
const table = makeTable(knowledge, examples, readDescriptions());
// One letter beyond Latin would make the whole text take twice the memory while it is read.
const text = `${JSON.stringify(table, null, 1)}\n`.replaceAll(
  /[\u0080-\uffff]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
);
writeFileSync(new URL("../content/knowledge/ranker.json", import.meta.url), text);
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
console.log(
  `${examples.length} examples of ${table.meanings.split("\n").length} meanings, ${table.features.split("\n").length} features, ${(text.length / 1e6).toFixed(1)} MB, ${seconds} s`,
);
