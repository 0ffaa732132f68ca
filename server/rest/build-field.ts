import type { Relation } from "./catalogue.ts";
import type { SelectedField } from "./parse-field.ts";
import { RestError, unsupported } from "./rest-error.ts";
import { quoteName, type Binder } from "./sql-text.ts";

/** A table, a function's result or an embedded table, under the alias that it has in the statement. */
export type Source = Pick<Relation, "name" | "columns" | "computed"> & {
  /** What it is called in a refusal. */
  label: string;
  alias: string;
};

/** An expression, what a value that is compared with it is read as, and a domain's own way to do that. */
export type Expression = { text: string; base: string; readBy?: string | null };

export function toSource(relation: Relation, alias: string, label = relation.name): Source {
  const { name, columns, computed } = relation;
  return { name, label, alias, columns, computed };
}

/** A column, a function of the row, or what a path finds in either. */
export function buildField(source: Source, field: SelectedField, binder: Binder): Expression {
  return followPath(findColumn(source, field.name), field, binder);
}

const json = "pg_catalog.json";
const jsonb = "pg_catalog.jsonb";

export function followPath(found: Expression, { path }: SelectedField, binder: Binder): Expression {
  const last = path.at(-1);
  if (!last) return found;
  const isJson = found.base === json || found.base === jsonb;
  const start = isJson ? found.text : `pg_catalog.to_jsonb(${found.text})`;
  const arrows = path.map(({ key, isIndex, isText }) => {
    const bound = isIndex ? binder.bind(key, "pg_catalog.int4") : binder.bind(key);
    return `${isText ? "->>" : "->"} ${bound}`;
  });
  const base = last.isText ? "pg_catalog.text" : isJson ? found.base : jsonb;
  return { text: `(${start} ${arrows.join(" ")})`, base };
}

function findColumn(source: Source, name: string): Expression {
  const column = source.columns.get(name);
  if (column) {
    const { base, readBy } = column;
    return { text: `${source.alias}.${quoteName(name)}`, base, readBy };
  }
  const computed = source.computed.get(name);
  if (computed?.isSet) throw unsupported(`The set of '${name}' as a column`);
  if (computed)
    return { text: `public.${quoteName(name)}(${rowText(source)})`, base: computed.base };
  throw unknownField(source, name);
}

/** The whole row, as the relation's own type: out of a written or called source it would be any record. */
export function rowText({ alias, name }: Source): string {
  return `${alias}.*::public.${quoteName(name)}`;
}

function unknownField(source: Source, name: string): RestError {
  return new RestError(400, "42703", `column ${source.label}.${name} does not exist`);
}
