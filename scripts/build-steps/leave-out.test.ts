import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { emptyOut, leaveOut } from "./leave-out.ts";

const require = createRequire(import.meta.url);
const library = (name: string, folder: string) =>
  join(dirname(require.resolve(`${name}/package.json`)), folder);
const auth = library("@supabase/auth-js", "dist/module");
const realtime = library("@supabase/realtime-js", "dist/module");
const query = library("@tanstack/query-core", "build/modern");

/** A part, and the module that asks for it. */
const parts = [
  [join(auth, "lib/webauthn.js"), join(auth, "GoTrueClient.js")],
  [join(auth, "lib/web3/ethereum.js"), join(auth, "GoTrueClient.js")],
  [join(realtime, "RealtimePostgresFilterBuilder.js"), join(realtime, "RealtimeChannel.js")],
  [join(query, "mutation.js"), join(query, "mutationCache.js")],
  [join(query, "infiniteQueryBehavior.js"), join(query, "query.js")],
] as const;

it("leaves nothing of a part but the names under which others ask for it", () => {
  const source = `import { a } from "./a";
export { WebAuthnError, isIt };
export class Api { constructor() { a(); } }
export async function create() {}
export const service = new Api();
export default class Admin {}
`;
  const names = emptyOut(source)
    .split("\n")
    .map((line) => /function (\w+)/.exec(line)?.[1]);
  expect(names).toEqual(["Api", "create", "service", "WebAuthnError", "isIt", "empty"]);
  expect(emptyOut(source)).not.toContain("./a");
});

it.each(parts)("finds %s, and offers all that is asked of it", async (path, asking) => {
  expect(leaveOut().load.filter.id.test(path)).toBe(true);
  const offered = emptyOut(await readFile(path, "utf8"));
  const name = path.slice(dirname(asking).length + 1, -".js".length);
  const asked = new RegExp(
    String.raw`^import (\{[^}]*\}|\w+) from ['"]\./${name}(?:\.js)?['"]`,
    "m",
  ).exec(await readFile(asking, "utf8"))?.[1];
  expect(asked).toBeDefined();
  for (const wanted of (asked ?? "").split(/[{},\s]+/).filter((each) => each !== ""))
    expect(offered).toMatch(
      asked?.startsWith("{") ? `function ${wanted}()` : "export default function",
    );
});
