const opener =
  /(?:(?:what|how|who|where|when|why)(?:'?s|re)?|wh?at|wot|wats|whom|whose|which|r u|can|could|do|does|did|is|are|am|was|were|will|would|should|may|might|have|has|whether|if i|(?:for|since|by|to|in|at|from|with) (?:how|what|when|whom|which)|(?:tell|show|give|send) me|let me know|explain)/
    .source;
const condition = /(?:if (?:so|not|yes|no)|otherwise),?\s+/.source;
const conjunction =
  /,\s*(?:and|also|plus|but|then)?|\s*[&+]|\s(?:and|also|plus|but|then|as well as)/.source;
/** "She wants to leave and have herself removed" asks nothing. */
const goneOn = /(?:have|has) (?:(?:my|your|our|him|her|it)self|(?:our|your|them)selves|been|to)/
  .source;
const joint = new RegExp(
  String.raw`(?:${conjunction})(?:\s+also|\s+then)?,?\s+(?:${condition})?(?=${opener}\b)(?!${goneOn}\b)`,
  "i",
);
const sentenceEnd =
  /(?<=[?!;\n])\s*|(?<=[a-z)\d]\.)\s+(?=\S)|\s+[/|]\s+|(?:^|\s+)\(?(?:\d|[a-d])\)\s*/i;

/** The questions a message asks, one by one. */
export function splitQuestion(message: string): string[] {
  return message
    .split(sentenceEnd)
    .flatMap((sentence) => keepCondition(sentence.split(joint)))
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** "If I cancel, do I get it back?" is one question. */
function keepCondition([first = "", second, ...rest]: string[]): string[] {
  return second !== undefined && /^\W*(?:if|once|because)\b/i.test(first)
    ? [`${first}, ${second}`, ...rest]
    : [first, ...(second === undefined ? [] : [second]), ...rest];
}

const looseJoint =
  /\s*,\s*(?:and\s+|or\s+|plus\s+)?|\s*[&+]\s*|\s+(?:and|plus|as well as|und|et|y|e)\s+|:\s+/i;
const mostPieces = 4;
/** A longer one tells a story, and its commas part no questions. */
const longestClause = 100;

/** What may be several things asked for in one clause ("price and notice period"); only their meaning tells whether they are. */
export function listPieces(part: string): string[] {
  if (part.length > longestClause) return [];
  const pieces = part.split(looseJoint).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  return pieces.length > 1 && pieces.length <= mostPieces ? pieces : [];
}

const wondering =
  /(?:i|we)(?:'d| would)? (?:(?:want|need|like|wish|love) to (?:know|find out|see|understand|hear)|wonder|am wondering|was wondering)/
    .source;
const preamble =
  /(?:(?:and|so|but|ok|okay|also|hi|hiya|hello|hey|yo|then|well|right|please|pls|um|just)[\s,]+)*/
    .source;
const opensQuestion = new RegExp(String.raw`^${preamble}(?:${opener}|${wondering})\b`, "i");

/** A statement beside a question is background; alone it is asked about all the same. */
export function isAsked(part: string): boolean {
  return part.includes("?") || opensQuestion.test(part);
}

const mostTerse = 8;

/** Too short for a statement: it may be asked about, if it means something. */
export function isTerse(part: string): boolean {
  return part.split(/\s+/).length <= mostTerse && !/\b(?:i|we|my|our|i'm|we're)\b/i.test(part);
}

/** "She wants to leave" tells what has happened, however short. */
export function isStory(part: string): boolean {
  return /^\W*(?:(?:and|but|so|now) )?(?:he|she|they|it|this|that|there)\b/i.test(part);
}
