import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { fixedNames, retiredFolders, retiredWords } from "./retired-words.ts";

const root = path.resolve(import.meta.dirname, "../..");
const rooms = "app,bench,content,domain,runtime,scripts,server,services,supabase,tests";
// The browser's tests are named by what a visitor sees.
const files = globSync(`{${rooms}}/**/*.{ts,tsx}`, { cwd: root }).filter(
  (file) => !file.startsWith(path.join("tests", "e2e")),
);
const declared = /\b(?:class|const|function\*?|let|type) ([A-Za-z]\w*)/g;

/** `withOldChat` is with, old, chat. */
function splitName(name: string): string[] {
  return name.split(/[-_.]|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase());
}

/** The retired words in a name, each with the one to use instead. */
function findRetired(name: string): string[] {
  return splitName(name).flatMap((word) => {
    const instead = retiredWords.get(word);
    return instead === undefined ? [] : [`${word}: ${instead}`];
  });
}

it("knows a retired word within a name", () => {
  expect(findRetired("openChatPanel")).toEqual(["chat: assistant"]);
  expect(findRetired("use-till.ts")).toEqual(["till: payment"]);
  expect(findRetired("handleTelling")).toEqual([]);
});

it("declares nothing under a retired word", () => {
  expect(files.length).toBeGreaterThan(1000);
  const wrong = files.flatMap((file) => {
    const names = [...readFileSync(path.join(root, file), "utf8").matchAll(declared)];
    return names
      .map(([, name = ""]) => name)
      .filter((name) => !fixedNames.has(name))
      .flatMap((name) => findRetired(name).map((word) => `${file}, ${name}, ${word}`));
  });
  expect(wrong).toEqual([]);
});

it("names no file or folder by a retired word, and no folder by a subject's plural", () => {
  // Handlers are named by the functions that others call.
  const named = files.filter((file) => !file.startsWith(path.join("supabase", "functions")));
  const wrong = named.filter((file) => {
    const parts = file.split(path.sep);
    return (
      parts.some((part) => findRetired(part).length > 0) ||
      parts.slice(0, -1).some((folder) => retiredFolders.has(folder))
    );
  });
  expect(wrong).toEqual([]);
});
