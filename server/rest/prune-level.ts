import { nameEmbed, type Level, type LevelEmbed } from "./attach-resources.ts";
import type { Condition } from "./parse-filter.ts";

/** What is left of a query when only the number of its rows matters: the embeds that decide over them. */
export function pruneLevel(level: Level): Level {
  return {
    ...level,
    order: [],
    items: level.items
      .filter((item) => item.kind === "embed")
      .filter((embed) => isDeciding(embed, level))
      .map((embed) => ({ ...embed, level: pruneLevel(embed.level) })),
  };
}

export function isDeciding(embed: LevelEmbed, { conditions }: Level): boolean {
  return embed.isInner || conditions.some((condition) => mentions(condition, nameEmbed(embed)));
}

/** `clients=is.null` */
function mentions(condition: Condition, name: string): boolean {
  if (condition.kind !== "filter") return condition.conditions.some((each) => mentions(each, name));
  if (condition.field.name !== name || condition.field.path.length > 0) return false;
  return (
    condition.operator === "is" && (condition.value === "null" || condition.value === "not_null")
  );
}
