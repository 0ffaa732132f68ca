import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Differing, Outcome } from "./compare-folders.ts";

type Folders = { before: string; after: string; differences: string };

/** A page that shows each difference: before, after, and both in one. Answers its path. */
export async function writePage(outcome: Outcome, folders: Folders): Promise<string> {
  const { before, after, differences } = folders;
  const path = join(differences, "index.html");
  const picture = (folder: string, name: string, caption: string) =>
    `<figure><figcaption>${caption}</figcaption><a href="${address(differences, folder, name)}"><img loading="lazy" src="${address(differences, folder, name)}" alt=""></a></figure>`;
  const entry = ({ name, share, hasOtherSize }: Differing) =>
    `<section><h3>${name} <small>${(share * 100).toFixed(3)}% of pixels${hasOtherSize ? ", another size" : ""}</small></h3>
    <div>${picture(before, name, "before")}${picture(after, name, "after")}${picture(differences, name, "difference")}</div></section>`;
  const one = (folder: string) => (name: string) =>
    `<section><h3>${name}</h3><div>${picture(folder, name, "")}</div></section>`;
  const parts = [
    part("Different", outcome.different.map(entry)),
    part("Missing", outcome.missing.map(one(before))),
    part("New", outcome.added.map(one(after))),
    part("Different within the tolerance", outcome.close.map(entry)),
  ];
  await mkdir(differences, { recursive: true });
  await writeFile(
    path,
    `<!doctype html><meta charset="utf-8"><title>Differences</title>
<style>${style}</style>
<h1>${before} → ${after}</h1><p>${outcome.same.length} pictures are the same.</p>
${parts.join("\n")}`,
  );
  return path;
}

const style = `body{font:15px system-ui;background:#222;color:#eee;margin:2rem}a{color:inherit}
section>div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}figure{margin:0}img{width:100%;border:1px solid #555}small{color:#aaa}`;

function part(title: string, entries: string[]): string {
  return entries.length === 0 ? "" : `<h2>${title}: ${entries.length}</h2>${entries.join("\n")}`;
}

function address(from: string, folder: string, name: string): string {
  return encodeURI(relative(from, join(folder, name)));
}
