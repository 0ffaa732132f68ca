import { readFile } from "node:fs/promises";

/** Modules of libraries that no page uses, and that the bundler cannot see to be unused. */
const leftOut = [
  // Passkeys, and wallets as a way to sign in.
  "@supabase/auth-js/dist/module/lib/(?:webauthn|web3/ethereum)",
  // Filters are written as text.
  "@supabase/realtime-js/dist/module/RealtimePostgresFilterBuilder",
  // A write is a plain function (decision 38), and a list has pages.
  "@tanstack/query-core/build/modern/(?:mutation|infiniteQueryBehavior)",
];
const pattern = new RegExp(
  `/node_modules/(?:${leftOut.join("|")})\\.js$`.replaceAll("/", "[\\\\/]"),
);

/** Puts something empty into the place of each: it can be made, and does nothing. */
export function leaveOut() {
  return {
    name: "leave-out",
    apply: "build" as const,
    load: {
      filter: { id: pattern },
      handler: async (id: string) => emptyOut(await readFile(id, "utf8")),
    },
  };
}

/** The same exports, each an empty function. */
export function emptyOut(source: string): string {
  const named = source.matchAll(/^export (?:async )?(?:class|function|const) (\w+)/gm);
  const listed = source.matchAll(/^export \{([^}]*)\}/gm);
  const names = [
    ...Array.from(named, ([, name = ""]) => name),
    ...Array.from(listed, ([, list = ""]) => list.split(",").map((name) => name.trim())).flat(),
  ];
  const isDefault = /^export default /m.test(source);
  return [
    ...names.filter((name) => name !== "").map((name) => `export function ${name}() {}`),
    ...(isDefault ? ["export default function empty() {}"] : []),
  ].join("\n");
}
