import { z } from "zod";
import type { Transaction } from "../../../runtime/database/types.ts";

const column = z.object({ name: z.string(), type: z.string(), default: z.null() });
const argument = z.object({ name: z.string(), type: z.string(), isRequired: z.boolean() });
const routine = z.object({
  name: z.string(),
  arguments: argument.array(),
  isVolatile: z.boolean(),
  returnsSet: z.boolean(),
  returnsVoid: z.boolean(),
  /** The relation whose rows are returned, if any. */
  relation: z.string().nullable(),
  /** Null where a single value is returned. */
  columns: column.array().nullable(),
});

export type FoundRoutine = z.infer<typeof routine>;

/** Neither trigger functions nor variadic ones; overloads stay apart by their arguments' names, so each has one. */
export async function selectRoutines(sql: Transaction): Promise<FoundRoutine[]> {
  const rows = await sql`
    select p.proname as name, p.provolatile = 'v' as "isVolatile", p.proretset as "returnsSet",
      p.prorettype = 'void'::regtype as "returnsVoid",
      (select c.relname from pg_class c
        where c.reltype = p.prorettype and c.relnamespace = 'public'::regnamespace
          and c.relkind in ('r', 'p', 'f', 'v', 'm') and not c.relispartition) as relation,
      (select coalesce(json_agg(json_build_object(
          'name', x.name,
          'type', format('%I.%I', n.nspname, t.typname),
          'isRequired', x.position <= p.pronargs - p.pronargdefaults
        ) order by x.position), '[]')
        from unnest(given.types, given.names) with ordinality as x (type, name, position)
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
    cross join lateral (
      select p.proargtypes::oid[] as types, coalesce(array_agg(p.proargnames[x.position] order by x.position), '{}') as names
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as x (type, position)
      where coalesce(p.proargmodes[x.position], 'i') = 'i'
    ) as given
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.provariadic = 0
      and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
      and not coalesce(p.proargmodes, '{}') && array['b']::"char"[]
      and array_position(given.names, null) is null and array_position(given.names, '') is null`;
  return routine.array().parse(rows);
}
