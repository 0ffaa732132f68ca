export type Encoding = "br" | "gzip" | "identity";

/** Picks by the client's weights; on a tie the smaller file wins: br, then gzip, then plain. */
export function negotiateEncoding(
  acceptEncoding: string | undefined,
  available: readonly ("br" | "gzip")[],
): Encoding {
  if (!acceptEncoding || available.length === 0) return "identity";
  const weights = recallWeights(acceptEncoding);
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

/** What browsers send: each kind of them always the same. */
const seen = new Map<string, ReadonlyMap<string, number>>();
const mostSeen = 50;

function recallWeights(acceptEncoding: string): ReadonlyMap<string, number> {
  const known = seen.get(acceptEncoding);
  if (known) return known;
  const weights = readWeights(acceptEncoding);
  if (seen.size < mostSeen && acceptEncoding.length < 100) seen.set(acceptEncoding, weights);
  return weights;
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
