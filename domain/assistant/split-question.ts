const opener =
  "(?:what|how|who|whom|whose|where|when|why|which|can|could|do|does|did|is|are|am|was|were|will|would|should|may|might|have|has|whether|if i|tell me)";
const joint = new RegExp(
  String.raw`(?:,\s*(?:and|also|or|plus)?|\s(?:and|also|plus|or|but)(?:\s+also|\s+then)?)\s+(?=${opener}\b)`,
  "i",
);
const sentenceEnd = /(?<=[?!;\n])\s*|(?<=[a-z)\d]\.)\s+(?=\S)/i;

/** The questions a message asks, one by one. */
export function splitQuestion(message: string): string[] {
  return message
    .split(sentenceEnd)
    .flatMap((sentence) => sentence.split(joint))
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

const opensQuestion = new RegExp(
  String.raw`^(?:(?:and|so|but|ok|okay|also|hi|hello|hey|then)[\s,]+)*${opener}\b`,
  "i",
);

/** A statement beside a question is background; alone it is asked about all the same. */
export function isAsked(part: string): boolean {
  return part.includes("?") || opensQuestion.test(part);
}
