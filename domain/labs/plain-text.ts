/** Elements whose text is never for readers. */
const unreadable = new Set(["script", "style", "template", "noscript", "iframe", "svg", "head"]);
/** Elements that do not part words. */
const inline = new Set(
  "a abbr b bdi cite code em i mark q s small span strong sub sup u".split(" "),
);

const named = new Map(
  Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: " ",
    hellip: "…",
    mdash: "—",
    ndash: "–",
    lsquo: "‘",
    rsquo: "’",
    ldquo: "“",
    rdquo: "”",
    bull: "•",
    middot: "·",
    pound: "£",
    euro: "€",
    copy: "©",
    trade: "™",
    deg: "°",
    times: "×",
    eacute: "é",
  }),
);

/** The words of an HTML fragment, in one line. What looks like markup afterwards is only words. */
export function toPlainText(html: string): string {
  return cleanText(decodeEntities(dropTags(html)));
}

/** One line without anything PostgreSQL or a reader cannot take: controls, invisible marks, half characters. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u00AD]/g, "")
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
}

/** Cut at a word's end, so that with its ellipsis it is no longer than `most`. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const end = cut.lastIndexOf(" ");
  const whole = end > most / 2 ? cut.slice(0, end) : cut;
  return `${whole.replace(/[\s,;:.–—-]+$/, "").toWellFormed()}…`;
}

/** Once through the text, whatever it holds: a regular expression could be made to take for ever. */
function dropTags(html: string): string {
  const kept: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    if (open < 0) break;
    kept.push(html.slice(at, open));
    if (html.startsWith("<!--", open)) {
      at = endOf(html, "-->", open + 4);
      continue;
    }
    const name = /^<\/?([a-z][a-z\d]{0,15})/i.exec(html.slice(open, open + 18))?.[1]?.toLowerCase();
    if (name === undefined) {
      const isMarkup = html[open + 1] === "!" || html[open + 1] === "?";
      if (!isMarkup) kept.push("<");
      at = isMarkup ? endOf(html, ">", open) : open + 1;
      continue;
    }
    at = endOf(html, ">", open);
    if (!inline.has(name)) kept.push(" ");
    if (unreadable.has(name) && html[open + 1] !== "/") at = skipElement(html, name, at);
  }
  kept.push(html.slice(at));
  return kept.join("");
}

function endOf(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

/** To its end tag; without one, nothing that follows can be trusted to be text. */
function skipElement(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[\\s>/]`, "gi");
  end.lastIndex = from;
  const found = end.exec(html);
  return found ? endOf(html, ">", found.index) : html.length;
}

function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named.get(name.toLowerCase()) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
