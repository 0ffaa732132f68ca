import { deriveRelationships, type Relationship } from "./catalogue/derive-relationships.ts";
import { traceViews } from "./catalogue/trace-views.ts";
import { selectComputed } from "./catalogue/select-computed.ts";
import { selectConstraints } from "./catalogue/select-constraints.ts";
import { selectFingerprint } from "./catalogue/select-fingerprint.ts";
import { selectRelations } from "./catalogue/select-relations.ts";
import { selectRoutines, type FoundRoutine } from "./catalogue/select-routines.ts";
import { selectTypes, type TypeName } from "./catalogue/select-types.ts";
import { selectViews } from "./catalogue/select-views.ts";
import type { Database } from "../../runtime/database/types.ts";

export type Column = {
  name: string;
  /** Schema-qualified and quoted, ready to stand behind `::`. */
  type: string;
  /** What values are compared as: for a domain the type that it narrows. */
  base: string;
  default: string | null;
  /** For a domain that says how: the functions that write it as JSON and read it from text. */
  shownBy: string | null;
  readBy: string | null;
};
export type Relation = {
  name: string;
  columns: Map<string, Column>;
  /** Functions of a row, asked for like columns; those that answer several values cannot be. */
  computed: Map<string, Column & { isSet: boolean }>;
  primaryKey: string[];
};
export type Routine = Omit<FoundRoutine, "columns"> & { columns: Map<string, Column> | null };
export type Catalogue = {
  relations: Map<string, Relation>;
  /** By the relation that they start from. */
  relationships: Map<string, Relationship[]>;
  routines: Map<string, Routine[]>;
  /** By the name that a cast gives. */
  types: Map<string, TypeName>;
  /** Equal for as long as nothing above can have changed. */
  fingerprint: string;
};

/** What schema `public` holds, as the server sees it; who may use it is PostgreSQL's to say. */
export async function loadCatalogue(database: Database): Promise<Catalogue> {
  const found = await database.asOwner(async (sql) => ({
    // First: what changes while the rest is read then shows as a change.
    fingerprint: await selectFingerprint(sql),
    relations: await selectRelations(sql),
    constraints: await selectConstraints(sql),
    views: await selectViews(sql),
    computed: await selectComputed(sql),
    routines: await selectRoutines(sql),
    types: await selectTypes(sql),
  }));
  const described = new Map(found.types.map((type) => [type.text, type]));
  const toColumn = <Found extends Pick<Column, "name" | "type" | "default">>(column: Found) => {
    const type = described.get(column.type);
    return {
      ...column,
      base: spellPlainly(type?.base ?? column.type),
      shownBy: type?.shownBy ?? null,
      readBy: type?.readBy ?? null,
    };
  };
  const { relationships, primaryKeys } = deriveRelationships({
    ...found,
    origins: traceViews(found.views),
  });
  const relations = new Map<string, Relation>();
  for (const { name, columns } of found.relations) {
    const computed = found.computed.filter(({ table }) => table === name);
    relations.set(name, {
      name,
      columns: byName(columns.map(toColumn)),
      // What a function answers is shown as it is, and compared as what its domain narrows.
      computed: byName(
        computed.map(({ name: called, type, isSet }) => ({
          ...toColumn({ name: called, type, default: null }),
          isSet,
          shownBy: null,
          readBy: null,
        })),
      ),
      primaryKey: primaryKeys.get(name) ?? [],
    });
  }
  const routines = new Map<string, Routine[]>();
  for (const routine of found.routines) {
    const columns = routine.columns && byName(routine.columns.map(toColumn));
    routines.set(routine.name, [...(routines.get(routine.name) ?? []), { ...routine, columns }]);
  }
  return {
    relations,
    relationships,
    routines,
    types: new Map(found.types.flatMap((type) => (type.isNamed ? [[type.name, type]] : []))),
    fingerprint: found.fingerprint,
  };
}

export function readFingerprint(database: Database): Promise<string> {
  return database.asOwner(selectFingerprint);
}

/** The same type is a keyword, and so between quotes, in some versions of PostgreSQL and not in others. */
function spellPlainly(type: string): string {
  return type.replace(/^pg_catalog\."([a-z0-9_]+)"$/, "pg_catalog.$1");
}

function byName<T extends { name: string }>(items: T[]): Map<string, T> {
  return new Map(items.map((item) => [item.name, item]));
}
