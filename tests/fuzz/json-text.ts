/** JSON as it is written, so that what `JSON.stringify` cannot say can be sent: 1e400, NaN, the same key twice. */
export type JsonText =
  | { raw: string }
  | { list: JsonText[] }
  /** A list of pairs: the key `__proto__` of an object literal would be no key at all. */
  | { pairs: [string, JsonText][] };

export function textOf(value: unknown): JsonText {
  return { raw: JSON.stringify(value) ?? "null" };
}

export function writeJson(json: JsonText): string {
  if ("raw" in json) return json.raw;
  if ("list" in json) return `[${json.list.map(writeJson).join(",")}]`;
  return `{${json.pairs.map(([key, value]) => `${JSON.stringify(key)}:${writeJson(value)}`).join(",")}}`;
}

/** Every place that holds a value, the whole included. */
export function countPlaces(json: JsonText): number {
  return 1 + childrenOf(json).reduce((sum, child) => sum + countPlaces(child), 0);
}

/** The same JSON with another value, or another key, in one place; places are counted from the outside in. */
export function changePlace(
  json: JsonText,
  place: number,
  change: (found: JsonText) => JsonText,
): JsonText {
  if (place === 0) return change(json);
  let before = 1;
  const changeChild = (child: JsonText): JsonText => {
    const size = countPlaces(child);
    const isHere = place >= before && place < before + size;
    const changed = isHere ? changePlace(child, place - before, change) : child;
    before += size;
    return changed;
  };
  if ("list" in json) return { list: json.list.map(changeChild) };
  if ("raw" in json) return json;
  return { pairs: json.pairs.map(([key, value]) => [key, changeChild(value)]) };
}

function childrenOf(json: JsonText): JsonText[] {
  if ("list" in json) return json.list;
  return "pairs" in json ? json.pairs.map(([, value]) => value) : [];
}
