/** A piece of the text, where it begins, and where it leads. */
export type TextPart = { at: number; text: string; href?: string };

const address = /\bhttps?:\/\/[^\s<>"']+/gi;
const closing = /[.,;:!?)\]}'"]+$/;

/** What people write, with the addresses in it told apart. Nothing but http and https becomes a link. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const found = trimClosing(match[0]);
    if (!URL.canParse(found)) continue;
    if (match.index > end) parts.push({ at: end, text: text.slice(end, match.index) });
    parts.push({ at: match.index, text: found, href: found });
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) });
  return parts;
}

/** A full stop after an address ends the sentence; a bracket ends it unless it was opened within. */
function trimClosing(found: string): string {
  const tail = closing.exec(found)?.[0] ?? "";
  const bare = found.slice(0, found.length - tail.length);
  return tail.startsWith(")") && bare.includes("(") ? `${bare})` : bare;
}
