import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const find = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => file.replaceAll(path.sep, "/"));
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

const folders =
  "app|bench|content|contracts|deploy|docs|domain|media|runtime|scripts|server|services|supabase|tests";
const ownPath = new RegExp(String.raw`^(?:${folders})/[\w.*/-]*$`);
const sourceName = /^[\w.-]+\.(?:css|md|mjs|sql|toml|tsx?)$/;

const documents = ["README.md", "CONTRIBUTING.md", ...find("docs/**/*.md")];
const names = new Set(
  find(`{${folders.replaceAll("|", ",")}}/**/*.*`).map((file) => path.basename(file)),
);

/** A path has to be there as it stands; of a file that is only named, there has to be one of that name. */
function isThere(mention: string): boolean {
  if (ownPath.test(mention)) return find(mention).length > 0;
  return existsSync(path.join(root, mention)) || names.has(mention);
}

function findMentions(text: string): string[] {
  const quoted = Array.from(text.matchAll(/`([^`\s]+)`/g), ([, word = ""]) => word);
  return quoted.filter((word) => ownPath.test(word) || sourceName.test(word));
}

describe("the documents", () => {
  it.each([
    ["`app/routes.ts`, `docs/decisions/`, `routes.ts` and `supabase/functions/*`", []],
    ["`app/no-such-page.tsx` and `no-such-file.ts`", ["app/no-such-page.tsx", "no-such-file.ts"]],
    ["`/auth/v1`, `build/client`, `DATA_DIR/storage`, `application/json`", []],
  ])("are searched for files: %s", (text, missing) => {
    expect(findMentions(text).filter((mention) => !isThere(mention))).toEqual(missing);
  });

  it.each(documents)("%s names only files that are there", (document) => {
    expect(findMentions(read(document)).filter((mention) => !isThere(mention))).toEqual([]);
  });

  it.each(documents)("%s links only to what is there", (document) => {
    const links = Array.from(read(document).matchAll(/\]\(([^)\s]+)\)/g), ([, to = ""]) => to);
    const missing = links
      .filter((to) => !/^(?:https?:|mailto:|#)/.test(to))
      .filter((to) => {
        const [file = ""] = to.split("#", 1);
        return !existsSync(path.join(root, path.dirname(document), file));
      });
    expect(missing).toEqual([]);
  });
});

describe("the specification", () => {
  const sections = Array.from(
    read("docs/specification.md").matchAll(/^## (\d+)\. /gm),
    ([, n]) => n,
  );
  const mention =
    /sections? (\d+)(?: and (\d+))? of the specification|specification(?:\.md)?, section (\d+)/g;

  it("numbers its sections one after the other", () => {
    expect(sections).toEqual(Array.from(sections, (_, at) => String(at + 1)));
  });

  it("has every section that the code names", () => {
    const sources = find(`{${folders.replaceAll("|", ",")}}/**/*.{ts,tsx}`);
    const named = sources.flatMap((file) =>
      Array.from(read(file).matchAll(mention), ([, ...numbers]) => numbers.filter(Boolean)).flat(),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((number) => !sections.includes(number))).toEqual([]);
  });
});

describe("a decision record", () => {
  const byAnother = String.raw`by \[\d+\]\(\d{4}-[\w-]+\.md\)(?: and \[\d+\]\(\d{4}-[\w-]+\.md\))*`;
  const head = new RegExp(
    String.raw`^# (\d+)\. .+\n\n- Date: \d{4}-\d\d-\d\d\n- Status: (?:accepted(?:, amended ${byAnother})?|superseded ${byAnother})\n\n`,
  );

  it.each(find("docs/decisions/*.md"))("%s has its number, a date and a status", (file) => {
    const [, number] = head.exec(read(file)) ?? [];
    expect(number).toBe(String(Number(path.basename(file).slice(0, 4))));
  });
});
