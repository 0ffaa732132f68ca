import { attachResources, type Level } from "./attach-resources.ts";
import { toSource, type Source } from "./build-field.ts";
import { buildSelection, createBuild, type Build, type Selection } from "./build-selection.ts";
import { buildWindow } from "./build-window.ts";
import type { Catalogue, Relation } from "./catalogue.ts";
import type { ResponseShape } from "./parse-headers.ts";
import type { Count } from "./parse-preferences.ts";
import type { ParsedQuery } from "./parse-query.ts";
import { pruneLevel } from "./prune-level.ts";
import { responseSettings } from "./response-settings.ts";
import { Binder, quoteName, type Statement } from "./sql-text.ts";

/** So many rows are counted before an estimate is taken from what PostgreSQL expects. */
export const mostExact = 1000;

type Page = { source: Source; from: string; query: ParsedQuery };
type PageOptions = {
  shape?: ResponseShape;
  count: Count | null;
  isHead?: boolean;
  maxRows: number;
};

export function buildRead(
  catalogue: Catalogue,
  relation: Relation,
  query: ParsedQuery,
  options: PageOptions,
): Statement {
  const page = {
    source: toSource(relation, "t"),
    from: `public.${quoteName(relation.name)}`,
    query,
  };
  const binder = new Binder();
  const text = buildPage(catalogue, { ...page, ...options, binder });
  const isPlanned = options.count === "planned" || options.count === "estimated";
  return { text, values: binder.values, ...(isPlanned && { plan: buildPlan(catalogue, page) }) };
}

/** Answers one row: `rows` in this page, `total` where it is counted, and the `body` as text. */
export function buildPage(
  catalogue: Catalogue,
  page: Page & PageOptions & { binder: Binder },
): string {
  const { source, from, query, binder, shape = "array", count, maxRows } = page;
  const level = attachResources(catalogue, source.name, query.select, query.main);
  const build = createBuild(level, { catalogue, binder, maxRows, isCsv: shape === "csv" });
  const selection = buildSelection(build, source, level);
  const tail = tailText(source, from, selection);
  const window = buildWindow(level, binder, maxRows);
  const rows = `select ${selection.list}${tail}${selection.order}${window}`;
  const counted = buildTotal(build, { ...page, level, tail });
  // Fewer than may be answered are all that there are, and need not be counted again.
  const isWhole = level.limit === null && level.offset === 0 && !selection.isAggregated;
  const total =
    isWhole && count === "exact"
      ? `case when count(*) < ${maxRows} then count(*) else ${counted} end`
      : counted;
  const body = page.isHead ? "''" : bodyTexts[shape];
  const answer = `select count(*)::int4 as rows, ${total}::float8 as total, ${body}::text as body, ${responseSettings}`;
  return shape === "csv"
    ? `with p as (${rows}) ${answer} from p as r`
    : `${answer} from (${rows}) as r`;
}

const arrayText = "coalesce(json_agg(r.*), '[]')";
const strippedText = "coalesce(json_strip_nulls(json_agg(r.*)), '[]')";
const bodyTexts: Record<ResponseShape, string> = {
  array: arrayText,
  object: arrayText,
  "stripped-array": strippedText,
  "stripped-object": strippedText,
  // A row between brackets is CSV already, as PostgreSQL writes it.
  csv: `((select coalesce(string_agg(k.name, ','), '') from (select json_object_keys(row_to_json(h.*)) as name from (select * from p limit 1) as h) as k)
    || E'\\n' || coalesce(string_agg(substring((r.*)::text, 2, length((r.*)::text) - 2), E'\\n'), ''))`,
};

function buildTotal(
  build: Build,
  page: Page & { count: Count | null; level: Level; tail: string },
): string {
  const { source, from, count, level, tail } = page;
  if (count === null || count === "planned") return "null";
  const hasEmbeds = level.items.some((item) => item.kind === "embed");
  const counted = hasEmbeds
    ? tailText(source, from, buildSelection(build, source, pruneLevel(level)))
    : tail;
  const limit = count === "estimated" ? ` limit ${mostExact + 1}` : "";
  return `(select count(*) from (select 1${counted}${limit}) as c)`;
}

/** What PostgreSQL expects all pages together to have. */
function buildPlan(catalogue: Catalogue, { source, from, query }: Page): Statement {
  const binder = new Binder();
  const level = pruneLevel(attachResources(catalogue, source.name, query.select, query.main));
  const selection = buildSelection(
    createBuild(level, { catalogue, binder, maxRows: null }),
    source,
    level,
  );
  const text = `explain (format json) select 1${tailText(source, from, selection)}`;
  return { text, values: binder.values };
}

function tailText({ alias }: Source, from: string, { joins, conditions }: Selection): string {
  const where = conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`;
  return ` from ${from} as ${alias}${joins}${where}`;
}
