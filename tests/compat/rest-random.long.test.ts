import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seedRows, startRestApp, type RestApp } from "./rest-app.ts";

let rest: RestApp;

beforeAll(async () => {
  rest = await startRestApp();
  await seedRows(rest);
});
afterAll(() => rest.stop());

const tables = ["projects", "profiles", "pr_campaigns", "pr_campaign_metrics", "messages", "leads"];
const table = fc.constantFrom(...tables, "substack_posts", "pr_packages", "nothing");
const column = fc.constantFrom(
  "id",
  "title",
  "budget",
  "user_id",
  "created_at",
  "status",
  "key_messages",
  "reach",
  "display_name",
);
const noise = fc.string({ unit: "grapheme", maxLength: 12 });
const arrow = fc
  .tuple(fc.constantFrom("->", "->>"), fc.constantFrom("a", "0", "-1", '"b c"', "x-y", ""))
  .map((parts) => parts.join(""));
const reached = fc
  .tuple(column, fc.array(arrow, { maxLength: 3 }))
  .map(([on, to]) => on + to.join(""));
const name = fc.oneof(
  { weight: 6, arbitrary: column },
  { weight: 1, arbitrary: reached },
  { weight: 1, arbitrary: noise },
);
const value = fc.oneof(
  fc.constantFrom(
    "null",
    "1",
    "true",
    "{a,b}",
    "Ada one",
    "2026-01-01",
    "(1,2)",
    '"a,b"',
    "*o*",
    "-1",
    "NaN",
    "1e999",
  ),
  noise,
);
const operator = fc.constantFrom(
  "eq",
  "neq",
  "gt",
  "gte",
  "lt",
  "lte",
  "like",
  "ilike",
  "is",
  "in",
  "cs",
  "cd",
  "ov",
  "fts",
  "wfts(english)",
  "phfts(nothing)",
  "not.eq",
  "not.is",
  "match",
  "imatch(any)",
  "like(all)",
  "eq(any)",
  "isdistinct",
  "sl",
  "adj",
  "",
);
const filter = fc.tuple(name, operator, value).map(([key, how, what]) => [key, `${how}.${what}`]);
const tree = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.tuple(name, operator, value).map((parts) => parts.join(".")),
    fc
      .tuple(fc.constantFrom("and", "or", "not.and"), fc.array(tie("node"), { maxLength: 3 }))
      .map(([kind, nodes]) => `${kind}(${nodes.join(",")})`),
  ),
})).node;
const cast = fc.constantFrom("", "", "::text", "::int", "::regclass", "::jsonb", "::");
const item = fc.oneof(
  fc.constantFrom("*", "count", "a:id"),
  fc.tuple(name, cast).map((parts) => parts.join("")),
);
const embed = fc.letrec<{ node: string }>((tie) => ({
  node: fc
    .tuple(
      fc.constantFrom("", "", "...", "x:"),
      table,
      fc.constantFrom("", "", "!inner", "!projects_user_id_fkey", "!user_id", "!x"),
      fc.array(fc.oneof({ maxDepth: 2 }, item, tie("node")), { maxLength: 2 }),
    )
    .map(([before, target, hint, items]) => `${before}${target}${hint}(${items.join(",")})`),
})).node;
const select = fc
  .array(fc.oneof(item, embed, noise), { maxLength: 4 })
  .map((parts) => ["select", parts.join(",")]);
const order = fc
  .tuple(
    fc.oneof(
      name,
      fc.tuple(table, name).map(([on, by]) => `${on}(${by})`),
    ),
    fc.constantFrom("", ".asc", ".desc", ".nullslast", ".desc.nullsfirst", ".up"),
  )
  .map(([key, how]) => ["order", key + how]);
const page = fc.tuple(
  fc.constantFrom("limit", "offset", "projects.limit"),
  fc.oneof(fc.nat().map(String), noise),
);
const logic = fc
  .tuple(fc.constantFrom("and", "or", "not.or", "projects.or"), fc.array(tree, { maxLength: 3 }))
  .map(([key, nodes]) => [key, `(${nodes.join(",")})`]);
const scoped = fc.tuple(table, filter).map(([on, [key, what]]) => [`${on}.${key}`, what]);
const absence = fc.tuple(table, fc.constantFrom("is.null", "not.is.null", "eq.1"));
const parameters = fc
  .array(
    fc.oneof(select, select, filter, order, page, logic, scoped, absence, fc.tuple(noise, noise)),
    {
      maxLength: 5,
    },
  )
  .map((pairs) =>
    pairs
      .map((pair) => pair.map((part) => encodeURIComponent(String(part).toWellFormed())).join("="))
      .join("&"),
  );
const raw = fc.string({ unit: "binary-ascii", maxLength: 60 });

const queries = 10_000;
const atOnce = 25;

it(
  `answers ${queries} random queries without failing or telling`,
  { timeout: 240_000 },
  async () => {
    const { ben } = rest.people;
    const who = fc.constantFrom("anon" as const, rest.people.ada);
    const sample = fc.sample(
      fc.tuple(
        who,
        table,
        fc.oneof({ weight: 9, arbitrary: parameters }, { weight: 1, arbitrary: raw }),
      ),
      { numRuns: queries, seed: 20_261_115 },
    );
    const counts = new Map<number, number>();
    for (let start = 0; start < sample.length; start += atOnce) {
      await Promise.all(
        sample.slice(start, start + atOnce).map(async ([person, target, search]) => {
          const path = `/rest/v1/${target}?${search.replaceAll("#", "%23")}`;
          const answer = await rest.app.request(path, { headers: rest.headersOf(person) });
          const text = await answer.text();
          counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
          if (answer.status >= 500) expect.fail(`${answer.status} for ${path}: ${text}`);
          // Neither Ben's rows for Ada nor anybody's for a visitor.
          if (answer.ok)
            expect(text, path).not.toMatch(person === "anon" ? /Ada|Ben/ : /Ben|987654321987/);
          if (answer.ok) expect(text, path).not.toContain(ben.id);
          expect(() => JSON.parse(text), path).not.toThrow();
        }),
      );
    }
    expect(rest.unexpected).toEqual([]);
    // The generator must reach both sides: answers and refusals.
    expect(counts.get(200) ?? 0).toBeGreaterThan(queries / 50);
    expect(counts.get(400) ?? 0).toBeGreaterThan(queries / 10);
  },
);
