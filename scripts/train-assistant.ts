import { writeFileSync } from "node:fs";
import { knowledge } from "../content/knowledge/index.ts";
import { makeTable } from "./assistant/make-table.ts";
import { readDescriptions, readExamples } from "./assistant/read-examples.ts";

/** Learns from `content/questions` which facts are meant. To be run whenever examples or facts' ids change. */
const begun = performance.now();
const examples = readExamples();
const table = makeTable(knowledge, examples, readDescriptions());
const text = `${JSON.stringify(table, null, 1)}\n`;
writeFileSync(new URL("../content/knowledge/ranker.json", import.meta.url), text);
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
console.log(
  `${examples.length} examples of ${table.meanings.split("\n").length} meanings, ${table.features.split("\n").length} features, ${(text.length / 1e6).toFixed(1)} MB, ${seconds} s`,
);
