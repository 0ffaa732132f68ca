/** Attribute values stay as the source has them, escaped; "" where there is none. */
export type HtmlToken =
  | { type: "start"; name: string; attributes: Map<string, string>; source: string }
  | { type: "end"; name: string; source: string }
  | { type: "text"; source: string };

const markup =
  /<!--[\s\S]*?-->|<(?<close>\/?)(?<name>[a-z][^\s/>]*)(?<rest>(?:"[^"]*"|'[^']*'|[^"'>])*)>/iy;
const attribute =
  /(?<key>[^\s=/]+)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>\S+)))?/g;
/** Inside these nothing is markup until their own end. */
const rawElements = new Set(["script", "style", "textarea", "title"]);
const voidElements = new Set([
  "br",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);

/** A page as the build left it, piece by piece: joined again, the sources are the page. */
export function readHtmlTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let position = 0;
  const addText = (end: number) => {
    if (end > position) tokens.push({ type: "text", source: html.slice(position, end) });
    position = end;
  };
  while (position < html.length) {
    const next = html.indexOf("<", position);
    addText(next === -1 ? html.length : next);
    if (next === -1) break;
    const token = readMarkup(html, next);
    tokens.push(token);
    position += token.source.length;
    if (token.type === "start" && rawElements.has(token.name)) {
      addText(findRawEnd(html, token.name, position));
    }
  }
  return tokens;
}

function readMarkup(html: string, position: number): HtmlToken {
  markup.lastIndex = position;
  const found = markup.exec(html);
  const { name = "", close, rest = "" } = found?.groups ?? {};
  if (!found || name === "") return { type: "text", source: found?.[0] ?? "<" };
  const [source] = found;
  if (close) return { type: "end", name: name.toLowerCase(), source };
  return { type: "start", name: name.toLowerCase(), attributes: readAttributes(rest), source };
}

function readAttributes(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const { groups = {} } of source.matchAll(attribute)) {
    const { key = "", double, single, bare } = groups;
    attributes.set(key.toLowerCase(), double ?? single ?? bare ?? "");
  }
  return attributes;
}

function findRawEnd(html: string, name: string, from: number): number {
  const end = html.slice(from).search(new RegExp(`</${name}[\\s/>]`, "i"));
  return end === -1 ? html.length : from + end;
}

/** Where the element that begins at `start` ends; `start` itself where it has no end tag. */
export function findEndTag(tokens: readonly HtmlToken[], start: number): number {
  const opening = tokens[start];
  if (opening?.type !== "start" || voidElements.has(opening.name)) return start;
  let depth = 0;
  const length = tokens.slice(start).findIndex((token) => {
    if (token.type === "text" || token.name !== opening.name) return false;
    depth += token.type === "start" ? 1 : -1;
    return depth === 0;
  });
  return length === -1 ? start : start + length;
}

export function writeStartTag(name: string, attributes: ReadonlyMap<string, string>): string {
  // A value that stood in single quotes may hold double ones.
  const written = Array.from(
    attributes,
    ([key, value]) => ` ${key}="${value.replaceAll('"', "&quot;")}"`,
  );
  return `<${name}${written.join("")}>`;
}
