import {
  countEmbeds,
  nameEmbed,
  notEmbedded,
  type Level,
  type LevelEmbed,
} from "./attach-resources.ts";
import { buildColumn, listColumns } from "./build-column.ts";
import { buildConditions } from "./build-condition.ts";
import { toSource, type Source } from "./build-field.ts";
import { buildOrder } from "./build-order.ts";
import { buildRelation } from "./build-relation.ts";
import { buildWindow } from "./build-window.ts";
import type { Catalogue } from "./catalogue.ts";
import { findRelation } from "./find-relation.ts";
import { joinEmbed, type EmbedRows, type Joined } from "./join-embed.ts";
import { nameField } from "./parse-field.ts";
import type { OrderTerm } from "./parse-order.ts";
import { isDeciding } from "./prune-level.ts";
import { RestError } from "./rest-error.ts";
import type { Binder } from "./sql-text.ts";

/** What every part of one statement is built with. */
export type Build = {
  catalogue: Catalogue;
  binder: Binder;
  /** In CSV embedded resources are spelled as `jsonb` spells them. */
  isCsv: boolean;
  /** Too many embeds for PostgreSQL to compare all orders of joining them. */
  hasManyJoins: boolean;
  /** Most rows of one resource; null for what a write has touched. */
  maxRows: number | null;
};

// Its planning takes a millisecond for five joins, and seconds for fifty.
const fewEmbeds = 5;

export function createBuild(
  level: Level,
  options: Pick<Build, "catalogue" | "binder" | "maxRows"> & { isCsv?: boolean },
): Build {
  return { isCsv: false, ...options, hasManyJoins: countEmbeds(level) > fewEmbeds };
}

/** The select list of a level, the lateral joins behind it, and what it takes of its source. */
export type Selection = {
  list: string;
  names: string[];
  joins: string;
  conditions: string[];
  order: string;
  needed: Set<string> | "all";
  /** One row for all of the source's. */
  isAggregated: boolean;
};

export function buildSelection(build: Build, source: Source, level: Level, depth = 0): Selection {
  const list: string[] = [];
  const names: string[] = [];
  const needed = new Set<string>();
  const embedded = new Map<string, Joined>();
  let needsAll = false;
  let isAggregated = false;
  for (const item of level.items) {
    if (item.kind === "all") {
      list.push(listColumns(source));
      names.push(...source.columns.keys());
      needsAll = true;
    } else if (item.kind === "column") {
      const column = buildColumn(build, source, item);
      list.push(column.text);
      names.push(item.alias ?? nameField(item.field));
      if (source.columns.has(item.field.name)) needed.add(item.field.name);
      else needsAll = true;
      isAggregated ||= column.isAggregate;
    } else {
      const key = nameEmbed(item);
      const label = `${source.name}_${key}_${depth + 1}`;
      if (embedded.has(key)) throw specifiedTwice(label);
      const orders = level.order.filter(({ relation }) => relation === key);
      const alias = `e${embedded.size + 1}`;
      const isAsked = isDeciding(item, level);
      const around = { source, label, alias, orders, isAsked, depth: depth + 1 };
      const { joined, needs } = buildEmbed(build, item, around);
      embedded.set(key, joined);
      list.push(...joined.list);
      names.push(...joined.names);
      if (needs === "all") needsAll = true;
      else for (const name of needs) needed.add(name);
    }
  }
  const findAbsence = (name: string) => embedded.get(name)?.absence;
  const findOrder = (term: OrderTerm) => {
    const order = embedded.get(term.relation ?? "")?.orders.get(term);
    if (order === undefined) throw notEmbedded(term.relation ?? "");
    return order;
  };
  return {
    list: list.join(", "),
    names,
    joins: [...embedded.values()].map(({ join }) => join).join(""),
    conditions: [
      ...[...embedded.values()].flatMap(({ conditions }) => conditions),
      ...buildConditions(source, level.conditions, build.binder, findAbsence),
    ],
    order: buildOrder(source, level.order, build.binder, findOrder),
    needed: needsAll ? "all" : needed,
    isAggregated,
  };
}

function buildEmbed(
  build: Build,
  embed: LevelEmbed,
  around: Pick<EmbedRows, "label" | "alias" | "orders" | "isAsked"> & {
    source: Source;
    depth: number;
  },
): { joined: Joined; needs: string[] | "all" } {
  const { catalogue, binder } = build;
  const { level, relationship, isInner, isSpread } = embed;
  const { source, depth, ...own } = around;
  const key = nameEmbed(embed);
  const { isToOne, to } = relationship;
  if (own.orders.length > 0 && !isToOne) throw notToOne(source.name, key);
  const label = relationship.kind === "many-to-many" ? to : `${to}_${depth}`;
  const target = toSource(findRelation(catalogue, to), `x${depth}`, label);
  const relation = buildRelation(relationship, source, target);
  const selection = buildSelection(build, target, level, depth);
  const isWithoutColumns = isWithoutFields(level);
  const list = isWithoutColumns ? `${target.alias}.*` : selection.list;
  const conditions = [...relation.conditions, ...selection.conditions];
  const where = conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`;
  const window = buildWindow(level, binder, isToOne ? null : build.maxRows);
  const rows = `select ${list} from ${relation.from}${selection.joins}${where}${selection.order}${window}`;
  const names = isWithoutColumns ? [...target.columns.keys()] : selection.names;
  const joined = joinEmbed(
    { ...own, key, rows, names, isToOne, isInner, isSpread, isWithoutColumns },
    build,
  );
  return { joined, needs: relation.needed };
}

function isWithoutFields({ items }: Level): boolean {
  return items.every((item) => item.kind === "embed" && isWithoutFields(item.level));
}

function specifiedTwice(label: string): RestError {
  return new RestError(400, "42712", `table name "${label}" specified more than once`);
}

function notToOne(origin: string, target: string): RestError {
  return new RestError(400, "PGRST118", `A related order on '${target}' is not possible`, {
    details: `'${origin}' and '${target}' do not form a many-to-one or one-to-one relationship`,
  });
}
