import { followPath } from "./build-field.ts";
import type { OrderTerm } from "./parse-order.ts";
import { RestError } from "./rest-error.ts";
import { quoteName, type Binder } from "./sql-text.ts";

/** An embedded resource in the statement around it. */
export type Joined = {
  join: string;
  /** What else must hold of a row around it. */
  conditions: string[];
  list: string[];
  /** Under which names it is answered. */
  names: string[];
  /** Holds where there is no row to embed. */
  absence: string;
  /** What the statement around it orders by. */
  orders: Map<OrderTerm, string>;
};

export type EmbedRows = {
  key: string;
  /** What refusals call it. */
  label: string;
  /** The join's alias. */
  alias: string;
  rows: string;
  /** The columns of those rows. */
  names: string[];
  isToOne: boolean;
  isInner: boolean;
  isSpread: boolean;
  /** Answers nothing of itself. */
  isWithoutColumns: boolean;
  /** Decides over the rows around it, by !inner or by a filter. */
  isAsked: boolean;
  orders: OrderTerm[];
};

// With a space in front, which no name has that was not put between quotes.
const found = '" found"';

export function joinEmbed(
  embed: EmbedRows,
  options: { binder: Binder; isCsv: boolean; hasManyJoins: boolean },
): Joined {
  const { alias, rows, key, names } = embed;
  const kind = embed.isInner ? "join" : "left join";
  const lateral = (select: string, on = "true") =>
    ` ${kind} lateral (${select}) as ${alias} on ${on}`;
  const cast = options.isCsv ? "::pg_catalog.jsonb" : "";
  // With an offset, be it none, PostgreSQL plans a subquery by itself.
  const apart = options.hasManyJoins ? " offset 0" : "";
  const { columns, orders } = buildOrders(embed, options.binder);
  const whole = { absence: `${alias}.body is null`, orders, conditions: [] };

  if (embed.isWithoutColumns && embed.isAsked && orders.size === 0 && !options.hasManyJoins) {
    // Where nothing else is wanted of them, PostgreSQL can look for all of them at once.
    const conditions = embed.isInner ? [`exists (${rows})`] : [];
    return { join: "", conditions, list: [], names: [], absence: `not exists (${rows})`, orders };
  }
  if (embed.isWithoutColumns) {
    const join = lateral(`select 1 as body${columns} from (${rows}) as y limit 1`);
    return { ...whole, join, list: [], names: [] };
  }
  if (embed.isSpread && embed.isToOne) {
    const absence = `${alias}.* is not distinct from null`;
    const join = lateral(`select y.* from (${rows}) as y${apart}`);
    return { ...whole, join, list: [`${alias}.*`], names, absence };
  }
  if (embed.isSpread) {
    const lists = names.map((name) => {
      const quoted = quoteName(name);
      return `coalesce(json_agg(y.${quoted}), '[]')${cast} as ${quoted}`;
    });
    const select = [...lists, `count(*) as ${found}`].join(", ");
    const join = lateral(
      `select ${select} from (${rows}) as y`,
      embed.isInner ? `${alias}.${found} > 0` : "true",
    );
    const list = names.map((name) => `${alias}.${quoteName(name)}`);
    return { ...whole, join, list, names, absence: `${alias}.${found} = 0` };
  }
  const as = `${cast} as ${quoteName(key)}`;
  if (embed.isToOne) {
    const join = lateral(`select row_to_json(y.*) as body${columns} from (${rows}) as y${apart}`);
    return { ...whole, join, list: [`${alias}.body${as}`], names: [key] };
  }
  const join = lateral(
    `select json_agg(y.*) as body from (${rows}) as y`,
    embed.isInner ? `${alias}.body is not null` : "true",
  );
  return { ...whole, join, list: [`coalesce(${alias}.body, '[]')${as}`], names: [key] };
}

/** Columns beside the body for what the statement around orders by; a spread has them as its own. */
function buildOrders(
  { alias, label, names, isSpread, isWithoutColumns, orders }: EmbedRows,
  binder: Binder,
): { columns: string; orders: Map<OrderTerm, string> } {
  const isOpen = isSpread && !isWithoutColumns;
  const expressions = orders.map((term) => {
    const { field } = term;
    if (!names.includes(field.name)) throw notSelected(label, field.name);
    const text = `${isOpen ? alias : "y"}.${quoteName(field.name)}`;
    // What type the column has is not known here: only arrows into JSON itself find something.
    return followPath({ text, base: "pg_catalog.jsonb" }, field, binder).text;
  });
  return {
    columns: isOpen ? "" : expressions.map((text, at) => `, ${text} as o${at}`).join(""),
    orders: new Map(
      orders.map((term, at) => [term, isOpen ? (expressions[at] ?? "") : `${alias}.o${at}`]),
    ),
  };
}

function notSelected(label: string, name: string): RestError {
  return new RestError(400, "42703", `column ${label}.${name} does not exist`, {
    hint: "An embedded resource orders the rows around it by a column that it selects.",
  });
}
