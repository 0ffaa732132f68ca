/** Deeper than anything that is meant: validators and `JSON.stringify` walk a value by recursion, and their stack ends. */
const deepest = 200;

/** JSON that came from outside, and is read here rather than by PostgreSQL. Throws where it is none, or is nested without end. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new SyntaxError(`JSON is nested more than ${deepest} levels deep`);
  return JSON.parse(text);
}

const quote = 0x22;
const backslash = 0x5c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

function isTooDeep(text: string): boolean {
  if (text.length <= deepest) return false;
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === quote) isQuoted = !isQuoted;
    else if (isQuoted) at += character === backslash ? 1 : 0;
    else if (opening.has(character)) depth += 1;
    else if (closing.has(character)) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}
