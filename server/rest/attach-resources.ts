import type { Catalogue } from "./catalogue.ts";
import type { Relationship } from "./catalogue/derive-relationships.ts";
import { findRelationship } from "./find-relationship.ts";
import { emptyResourceQuery, type ResourceQuery } from "./parse-query.ts";
import type { SelectAll, SelectColumn, SelectEmbed, SelectItem } from "./parse-select.ts";
import { RestError } from "./rest-error.ts";

/** A resource and what is asked of it, with those embedded in it. */
export type Level = Omit<ResourceQuery, "embedded"> & { items: LevelItem[] };
export type LevelEmbed = Omit<SelectEmbed, "items"> & { relationship: Relationship; level: Level };
type LevelItem = SelectAll | SelectColumn | LevelEmbed;

/** Finds out how all that `select` embeds belongs together, and brings `clients.order=name` to the clients. */
export function attachResources(
  catalogue: Catalogue,
  origin: string,
  select: SelectItem[],
  query: ResourceQuery,
): Level {
  const { embedded, ...own } = query;
  const asked = new Map<SelectEmbed, ResourceQuery>();
  for (const [name, resource] of embedded) {
    const embed = findEmbed(select, name);
    if (!embed) throw notEmbedded(name);
    asked.set(embed, merge(asked.get(embed), resource));
  }
  return {
    ...own,
    items: select.map((item): LevelItem => {
      if (item.kind !== "embed") return item;
      const { items, ...embed } = item;
      const relationship = findRelationship(catalogue, origin, item);
      const resource = asked.get(item) ?? emptyResourceQuery();
      const level = attachResources(catalogue, relationship.to, items, resource);
      return { ...embed, relationship, level };
    }),
  };
}

/** By the name under which it is answered, or by its own where it was renamed. */
function findEmbed(select: SelectItem[], name: string): SelectEmbed | undefined {
  const embeds = select.filter((item) => item.kind === "embed");
  return (
    embeds.find((embed) => nameEmbed(embed) === name) ??
    embeds.find((embed) => embed.target === name)
  );
}

export function countEmbeds({ items }: Level): number {
  return items.reduce(
    (sum, item) => (item.kind === "embed" ? sum + 1 + countEmbeds(item.level) : sum),
    0,
  );
}

export function nameEmbed({ alias, target }: Pick<SelectEmbed, "alias" | "target">): string {
  return alias ?? target;
}

/** Both names may be used for one embed. */
function merge(one: ResourceQuery | undefined, other: ResourceQuery): ResourceQuery {
  if (!one) return other;
  return {
    conditions: [...one.conditions, ...other.conditions],
    order: other.order.length > 0 ? other.order : one.order,
    limit: other.limit ?? one.limit,
    offset: other.offset === 0 ? one.offset : other.offset,
    embedded: new Map([...one.embedded, ...other.embedded]),
  };
}

export function notEmbedded(name: string): RestError {
  return new RestError(400, "PGRST108", `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });
}
