import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";

export type LookArguments = {
  /** Where the pictures go, or are. */
  into: string;
  /** The pictures to compare them with. */
  against: string | undefined;
  /** False: compares pictures that were taken before. */
  isTaking: boolean;
  /** A part of the names of the pictures that are meant. */
  only: string;
};

const usage =
  "npm run look -- [--into <folder>] [--only <part of a name>] [--against <folder> [--no-take]]";

/** What `npm run look` was asked for; throws a line that says what is wrong with it. */
export function readArguments(given: readonly string[], readCommit = readGitCommit): LookArguments {
  const { into, against, only, "no-take": isKept } = parse(given);
  if (isKept && !against)
    throw new Error(`--no-take compares: say with what by --against. ${usage}`);
  if (isKept && !into) throw new Error(`--no-take needs --into, where the pictures are. ${usage}`);
  const folder = into ?? `.cache/look/${readCommit()}`;
  if (folder === against) throw new Error("--into and --against are the same folder.");
  return { into: folder, against, isTaking: !isKept, only: only ?? "" };
}

function parse(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      options: {
        into: { type: "string" },
        against: { type: "string" },
        only: { type: "string" },
        "no-take": { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)} ${usage}`, {
      cause: error,
    });
  }
}

function readGitCommit(): string {
  return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
}
