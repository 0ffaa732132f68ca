import { z } from "zod";
import type { Database, Transaction } from "../database.ts";

const column = z.object({
  name: z.string(),
  /** Schema-qualified and quoted, ready to stand behind `::`. */
  type: z.string(),
  default: z.string().nullable(),
});
const relation = z.object({
  name: z.string(),
  columns: column.array(),
  primaryKey: z.string().array(),
});
const foreignKey = z.object({
  name: z.string(),
  from: z.string(),
  to: z.string(),
  fromColumns: z.string().array(),
  toColumns: z.string().array(),
  /** The referencing columns are unique: the other side sees one row, not many. */
  isOneToOne: z.boolean(),
});
const argument = z.object({ name: z.string(), type: z.string(), isRequired: z.boolean() });
const routine = z.object({
  name: z.string(),
  arguments: argument.array(),
  isVolatile: z.boolean(),
  returnsSet: z.boolean(),
  returnsVoid: z.boolean(),
  /** Null where a single value is returned. */
  columns: column.array().nullable(),
});

export type Column = z.infer<typeof column>;
export type Relation = Omit<z.infer<typeof relation>, "columns"> & { columns: Map<string, Column> };
export type ForeignKey = z.infer<typeof foreignKey>;
export type Routine = Omit<z.infer<typeof routine>, "columns"> & {
  columns: Map<string, Column> | null;
};
export type Catalogue = {
  relations: Map<string, Relation>;
  foreignKeys: ForeignKey[];
  routines: Map<string, Routine[]>;
};

/** What schema `public` holds, as the server sees it; who may use it is PostgreSQL's to say. */
export async function loadCatalogue(database: Database): Promise<Catalogue> {
  const rows = await database.asOwner((sql) =>
    Promise.all([selectRelations(sql), selectForeignKeys(sql), selectRoutines(sql)]),
  );
  const routines = new Map<string, Routine[]>();
  for (const found of routine.array().parse(rows[2])) {
    const columns = found.columns && byName(found.columns);
    routines.set(found.name, [...(routines.get(found.name) ?? []), { ...found, columns }]);
  }
  const relations = new Map<string, Relation>();
  for (const found of relation.array().parse(rows[0])) {
    relations.set(found.name, { ...found, columns: byName(found.columns) });
  }
  return {
    relations,
    foreignKeys: foreignKey.array().parse(rows[1]),
    routines,
  };
}

function byName<T extends { name: string }>(items: T[]): Map<string, T> {
  return new Map(items.map((item) => [item.name, item]));
}

function selectRelations(sql: Transaction) {
  return sql`
    select c.relname as name,
      (select coalesce(json_agg(json_build_object(
          'name', a.attname,
          'type', format('%I.%I', n.nspname, t.typname),
          'default', pg_get_expr(d.adbin, d.adrelid)
        ) order by a.attnum), '[]')
        from pg_attribute a
        join pg_type t on t.oid = a.atttypid
        join pg_namespace n on n.oid = t.typnamespace
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum and a.attgenerated = ''
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(json_agg(a.attname order by k.position), '[]')
        from pg_constraint p
        cross join lateral unnest(p.conkey) with ordinality as k (attnum, position)
        join pg_attribute a on a.attrelid = p.conrelid and a.attnum = k.attnum
        where p.conrelid = c.oid and p.contype = 'p') as "primaryKey"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`;
}

function selectForeignKeys(sql: Transaction) {
  return sql`
    select k.conname as name, f.relname as "from", t.relname as "to",
      (select json_agg(a.attname order by x.position)
        from unnest(k.conkey) with ordinality as x (attnum, position)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = x.attnum) as "fromColumns",
      (select json_agg(a.attname order by x.position)
        from unnest(k.confkey) with ordinality as x (attnum, position)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = x.attnum) as "toColumns",
      exists (select 1 from pg_constraint u
        where u.conrelid = k.conrelid and u.contype in ('p', 'u') and u.conkey <@ k.conkey
      ) as "isOneToOne"
    from pg_constraint k
    join pg_class f on f.oid = k.conrelid
    join pg_class t on t.oid = k.confrelid
    where k.contype = 'f'
      and f.relnamespace = 'public'::regnamespace and t.relnamespace = 'public'::regnamespace`;
}

/** Neither trigger functions nor variadic ones; overloads stay apart by their arguments' names. */
function selectRoutines(sql: Transaction) {
  return sql`
    select p.proname as name, p.provolatile = 'v' as "isVolatile", p.proretset as "returnsSet",
      p.prorettype = 'void'::regtype as "returnsVoid",
      (select coalesce(json_agg(json_build_object(
          'name', coalesce(p.proargnames[x.position], ''),
          'type', format('%I.%I', n.nspname, t.typname),
          'isRequired', x.position <= p.pronargs - p.pronargdefaults
        ) order by x.position), '[]')
        from unnest(p.proargtypes::oid[]) with ordinality as x (type, position)
        join pg_type t on t.oid = x.type
        join pg_namespace n on n.oid = t.typnamespace) as arguments,
      case
        when p.proargmodes && array['t', 'o']::"char"[] then
          (select json_agg(json_build_object(
              'name', p.proargnames[x.position], 'type', format('%I.%I', n.nspname, t.typname),
              'default', null) order by x.position)
            from unnest(p.proallargtypes) with ordinality as x (type, position)
            join pg_type t on t.oid = x.type
            join pg_namespace n on n.oid = t.typnamespace
            where p.proargmodes[x.position] in ('t', 'o'))
        when r.typtype = 'c' then
          (select json_agg(json_build_object(
              'name', a.attname, 'type', format('%I.%I', n.nspname, t.typname),
              'default', null) order by a.attnum)
            from pg_attribute a
            join pg_type t on t.oid = a.atttypid
            join pg_namespace n on n.oid = t.typnamespace
            where a.attrelid = r.typrelid and a.attnum > 0 and not a.attisdropped)
      end as columns
    from pg_proc p
    join pg_type r on r.oid = p.prorettype
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.provariadic = 0
      and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
      and not coalesce(p.proargmodes, '{}') && array['b']::"char"[]`;
}
