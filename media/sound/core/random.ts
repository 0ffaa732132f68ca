export type Random = () => number;

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed from a name and a number (FNV-1a). */
export function seedOf(name: string, place = 0): number {
  let hash = 2166136261 ^ place;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

export function between(random: Random, from: number, to: number): number {
  return from + (to - from) * random();
}

/** Moments that follow no beat, so many a second on average: as many as the rate has at its highest, thinned. */
export function scatter(
  random: Random,
  seconds: number,
  rate: number | ((at: number) => number),
): number[] {
  const rateAt = typeof rate === "number" ? () => rate : rate;
  let highest = 0.01;
  for (let at = 0; at < seconds; at += 0.02) highest = Math.max(highest, rateAt(at));
  const moments: number[] = [];
  for (let at = 0; ;) {
    at -= Math.log(1 - random()) / highest;
    if (at >= seconds) return moments;
    if (random() * highest < rateAt(at)) moments.push(at);
  }
}
