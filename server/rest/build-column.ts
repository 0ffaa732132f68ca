import { buildCast } from "./build-cast.ts";
import { buildField, type Source } from "./build-field.ts";
import type { Catalogue } from "./catalogue.ts";
import { nameField } from "./parse-field.ts";
import type { SelectColumn } from "./parse-select.ts";
import { quoteName, type Binder } from "./sql-text.ts";

/** All columns: one by one only where one of them is not shown as it is. */
export function listColumns({ alias, columns }: Source): string {
  if ([...columns.values()].every(({ shownBy }) => shownBy === null)) return `${alias}.*`;
  return [...columns.values()]
    .map(({ name, shownBy }) => {
      const text = `${alias}.${quoteName(name)}`;
      return shownBy === null ? text : `${shownBy}(${text}) as ${quoteName(name)}`;
    })
    .join(", ");
}

/** One column of a select list. */
export function buildColumn(
  { catalogue, binder }: { catalogue: Catalogue; binder: Binder },
  source: Source,
  item: SelectColumn,
): { text: string; isAggregate: boolean } {
  const { field, alias, cast } = item;
  const isAggregate = isRowCount(source, item);
  const found = isAggregate
    ? `pg_catalog.count(${source.alias}.*)`
    : buildField(source, field, binder).text;
  const column = field.path.length === 0 ? source.columns.get(field.name) : undefined;
  const shown = column?.shownBy ? `${column.shownBy}(${found})` : found;
  const text = cast === null ? shown : buildCast(catalogue, shown, cast);
  const isNamed = alias === null && text === found && column !== undefined;
  return {
    text: isNamed ? text : `${text} as ${quoteName(alias ?? nameField(field))}`,
    isAggregate,
  };
}

/** `messages(count)`: to PostgreSQL a function of the row like any other, and known to it from the start. */
function isRowCount({ columns, computed }: Source, { field }: SelectColumn): boolean {
  const isPlain = field.name === "count" && field.path.length === 0;
  return isPlain && !columns.has("count") && !computed.has("count");
}
