import type { FoundRelation } from "./select-relations.ts";
import type { Origin } from "./trace-views.ts";

/** Relations that show all of these columns of a table, with the names under which they do. */
export type NameColumns = (
  table: number,
  columns: number[],
) => { relation: FoundRelation; names: string[] }[];

export function createKeyNamer({
  relations,
  origins,
}: {
  relations: FoundRelation[];
  origins: Map<number, Origin[]>;
}): NameColumns {
  const showing = Map.groupBy(
    relations.flatMap((relation) => {
      const tables = new Set(origins.get(relation.oid)?.map(({ table }) => table));
      return [relation.oid, ...tables].map((table) => ({ relation, table }));
    }),
    ({ table }) => table,
  );

  function listNames(relation: FoundRelation, table: number, wanted: number): string[] {
    const numbers =
      relation.oid === table
        ? [wanted]
        : origins
            .get(relation.oid)
            ?.filter((origin) => origin.table === table && origin.tableColumn === wanted)
            .map(({ column }) => column);
    return relation.columns.flatMap(({ number, name }) =>
      numbers?.includes(number) ? [name] : [],
    );
  }

  return (table, columns) =>
    (showing.get(table) ?? []).flatMap(({ relation }) =>
      // A view may show a column twice, and is joined by either.
      columns
        .map((wanted) => listNames(relation, table, wanted))
        .reduce<string[][]>(
          (chosen, names) => chosen.flatMap((before) => names.map((name) => [...before, name])),
          [[]],
        )
        .map((names) => ({ relation, names })),
    );
}
