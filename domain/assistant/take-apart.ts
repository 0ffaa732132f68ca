import type { Assistant } from "./assistant.ts";
import { isTerse, listPieces } from "./split-question.ts";
import { understandPart, type Focus, type Understood } from "./understand-part.ts";

/** One question, or the several that it asks in one clause: those that are each understood, and each as something else. */
export function takeApart(
  assistant: Assistant,
  text: string,
  before: Focus,
  around: readonly string[],
): Understood[] {
  const whole = understandPart(assistant, text, before, { around });
  if (whole.facts.length > 1 || whole.remark === "injection") return [whole];
  const about: Focus = {
    ...before,
    words: [],
    ...(whole.named.length > 0 && { subjects: whole.named }),
  };
  const pieces = listPieces(text);
  // A story has commas too: "we tried the tools, and still have no idea".
  if (!pieces.every(isTerse)) return [whole];
  // What only names a thing asks nothing: "between Basic and Professional".
  const parts = pieces
    .map((piece) => understandPart(assistant, piece, about, { isPiece: true }))
    .filter(({ rest }) => rest.length > 0);
  return areSeveral(parts) ? parts : [whole];
}

function areSeveral(parts: readonly Understood[]): boolean {
  const facts = new Set(parts.flatMap(({ facts: [fact] }) => fact ?? []));
  const unsaid = parts.filter(({ remark }) => remark === "unsaid");
  return (
    parts.length > 1 &&
    facts.size > 0 &&
    facts.size + unsaid.length === parts.length &&
    parts.every(({ isUnsure }) => !isUnsure)
  );
}
