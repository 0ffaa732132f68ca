export type Encoding = "br" | "gzip" | "identity";

/** Picks by the client's weights; on a tie the smaller file wins: br, then gzip, then plain. */
export function negotiateEncoding(
  acceptEncoding: string | undefined,
  available: readonly ("br" | "gzip")[],
): Encoding {
  if (!acceptEncoding || available.length === 0) return "identity";
  const weights = readWeights(acceptEncoding);
  const everything = weights.get("*") ?? 0;
  // Unless named, plain is always acceptable and always the last choice.
  let best: Encoding = "identity";
  let bestWeight = weights.get("identity") ?? Number.MIN_VALUE;
  for (const encoding of ["gzip", "br"] as const) {
    const weight = weights.get(encoding) ?? everything;
    if (weight > 0 && weight >= bestWeight && available.includes(encoding)) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

function readWeights(acceptEncoding: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const entry of acceptEncoding.toLowerCase().split(",")) {
    const parsed = /^\s*(?<name>[\w*-]+)\s*(?:;\s*q=(?<weight>[01](?:\.\d{0,3})?)\s*)?$/.exec(
      entry,
    );
    const name = parsed?.groups?.["name"];
    if (!name) continue;
    const weight = Math.min(1, Number(parsed.groups?.["weight"] ?? 1));
    weights.set(name === "x-gzip" ? "gzip" : name, weight);
  }
  return weights;
}
