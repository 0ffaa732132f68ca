/** A folder with a purpose, and the rooms below it that it may stand on. */
export type Room = {
  path: string;
  holds: string;
  mayImport: readonly string[];
  /** Packages, and modules of Node, that have no place in it; what ends in `*` stands for all that begin so. */
  without?: readonly string[];
};

const rules = ["domain", "content"];
const business = ["services", "runtime", ...rules];
const appFoundation = [
  "app/ui",
  "app/data",
  "app/session",
  "app/form",
  "app/startup",
  "app/site",
  "app/styles",
];
const subjects = "app/features";
const noServer = ["hono", "ws", "pg", "node:child_process", "react", "react-*"];

/** Who may import whom. Files of one room import each other; the innermost room that holds a file is its own. */
export const rooms: readonly Room[] = [
  {
    path: "domain",
    holds: "rules and the schemas of rows, by subject",
    mayImport: [],
    without: ["node:*", "react", "react-*", "postgres", "hono"],
  },
  { path: "content", holds: "every word that people read", mayImport: ["domain"] },
  { path: "contracts", holds: "what runs on the chain", mayImport: [] },
  {
    path: "runtime",
    holds: "what Node and Deno provide to services; knows no subject",
    mayImport: [],
    without: noServer,
  },
  {
    path: "services",
    holds: "the business, one operation a file, by subject",
    mayImport: ["runtime", ...rules, "contracts"],
    without: noServer,
  },
  {
    path: "supabase/functions",
    holds: "handlers: parse, limit, call a service, answer",
    mayImport: business,
    without: noServer,
  },
  {
    path: "server",
    holds: "protocol, embedded PostgreSQL, composition",
    mayImport: [...business, "contracts", "server/functions/registry.ts"],
  },
  {
    path: "server/functions/registry.ts",
    holds: "the handlers by name, for the server",
    mayImport: ["supabase/functions", "server"],
  },
  { path: "app/styles", holds: "tokens, base, motion, print", mayImport: ["app"] },
  { path: "app/ui", holds: "primitives", mayImport: [...rules, "app/styles"] },
  {
    path: "app/data",
    holds: "the backend's client, live changes",
    mayImport: [...rules, "app/ui"],
  },
  { path: "app/session", holds: "who is signed in", mayImport: [...rules, "app/ui", "app/data"] },
  {
    path: "app/form",
    holds: "one way to ask, check, send and keep",
    mayImport: [...rules, "app/ui", "app/data"],
  },
  {
    path: "app/startup",
    holds: "what runs before and while the page comes alive",
    mayImport: [...rules, "app/ui", "app/data", "app/session"],
  },
  {
    path: "app/site",
    holds: "header, footer, consent, metadata",
    mayImport: [...rules, "app/ui", "app/data", "app/session", "app/startup", "app/styles"],
  },
  {
    path: subjects,
    holds: "one folder for each subject",
    mayImport: [...rules, ...appFoundation],
  },
  {
    path: "app/features/portal",
    holds: "the client's shell",
    mayImport: [...rules, ...appFoundation, subjects],
  },
  {
    path: "app/features/studio",
    holds: "the studio's shell",
    mayImport: [...rules, ...appFoundation, subjects],
  },
  { path: "app", holds: "root and routes: metadata and sections", mayImport: [...rules, "app/"] },
];

/** The innermost room that holds the file. */
export function findRoom(file: string): Room | undefined {
  return rooms
    .filter(({ path }) => file === path || file.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
}

/** `app/` means everything in the app; a room's own inner rooms are opened by name alone. */
export function mayImport(from: Room, to: Room): boolean {
  if (from.path === to.path) return true;
  return from.mayImport.some((name) =>
    name.endsWith("/") ? to.path.startsWith(name) : name === to.path,
  );
}

export function isWithout({ without = [] }: Room, name: string): boolean {
  return without.some((each) =>
    each.endsWith("*")
      ? name.startsWith(each.slice(0, -1))
      : name === each || name.startsWith(`${each}/`),
  );
}
