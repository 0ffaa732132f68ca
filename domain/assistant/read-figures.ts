const small = new Map<string, number>(
  Object.entries({
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    dozen: 12,
    half: 0.5,
  }),
);
const scales = new Map<string, number>(
  Object.entries({
    hundred: 100,
    thousand: 1000,
    million: 1_000_000,
    billion: 1_000_000_000,
    k: 1000,
    m: 1_000_000,
  }),
);
const currencies = new Map<string, string>(
  Object.entries({
    "£": "£",
    $: "$",
    "€": "€",
    pound: "£",
    pounds: "£",
    gbp: "£",
    quid: "£",
    dollar: "$",
    dollars: "$",
    usd: "$",
    euro: "€",
    euros: "€",
    eur: "€",
  }),
);
const token =
  /(?<money>[£$€])?\s?(?<digits>\d+(?:,\d{3})*(?:\.\d+)?)(?:\s?(?<scale>k|m|hundred|thousand|million|billion)\b)?(?<percent>\s?%|\s?per ?cent\b)?(?:\s(?<unit>pounds?|gbp|quid|dollars?|usd|euros?|eur)\b)?|(?<word>[a-z]+)/gi;

/** Every figure in a text, in digits or in words: "£15000", "30%", "12". "One" counts nothing. */
export function readFigures(text: string): Set<string> {
  const figures = new Set<string>();
  let spelled: number | undefined;
  const close = (unit = "") => {
    if (spelled !== undefined) figures.add(`${unit}${spelled}`);
    spelled = undefined;
  };
  for (const { groups = {} } of text.replaceAll("-", " ").matchAll(token)) {
    const { money, digits, scale, percent, unit, word = "" } = groups;
    if (digits !== undefined) {
      close();
      const value =
        Number(digits.replaceAll(",", "")) * (scales.get(scale?.toLowerCase() ?? "") ?? 1);
      const currency = money ?? currencies.get(unit?.toLowerCase() ?? "") ?? "";
      figures.add(`${currency}${value}${percent === undefined ? "" : "%"}`);
      continue;
    }
    const plain = word.toLowerCase();
    const value = small.get(plain);
    if (value !== undefined) spelled = joinSpelled(spelled, value);
    else if (scales.has(plain) && plain.length > 1)
      spelled = (spelled ?? 1) * (scales.get(plain) ?? 1);
    else if (plain === "percent") closeAs("%");
    else if (currencies.has(plain)) close(currencies.get(plain));
    else if (plain !== "and" && plain !== "a") close();
  }
  close();
  return figures;

  function closeAs(sign: string): void {
    if (spelled !== undefined) figures.add(`${spelled}${sign}`);
    spelled = undefined;
  }
}

/** "Twenty", "four" is 24; "four", "five" are two figures, of which the later one counts. */
function joinSpelled(before: number | undefined, value: number): number {
  if (before === undefined) return value;
  return before >= 20 && value < 10 && before % 10 === 0
    ? before + value
    : before >= 100
      ? before + value
      : value;
}
