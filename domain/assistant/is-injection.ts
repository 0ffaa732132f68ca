import { normaliseText } from "./normalise-text.ts";

/** Orders to the assistant are told by their form, whatever they go on to ask for. */
const patterns: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:instruct\w*|rule\w*|prompt\w*|above|previous|prior|guideline\w*|polic\w*|that you|you work|everything)\b/,
  /\b(?:system|developer|hidden|initial|secret) (?:prompt|message|instruction\w*|mode)\b/,
  /\b(?:you are now|from now on|act as|pretend|role ?play|imagine you(?: are)?|jailbreak|dan mode)\b/,
  /\b(?:your|the) (?:instructions|prompt|api key|system prompt|guidelines)\b|\b(?:api|secret|access) keys?\b/,
  /^(?:repeat|say|print|output|echo)\b.{0,20}(?:after me|exactly|:|the (?:words|text|following))/,
  /\brepeat after me\b|\bword for word\b|\bwhatever i (?:ask|say)\b|\bnew policy\b|\bfor testing purposes\b/,
  /^\W*(?:system|assistant|developer|user|admin) ?:|<\/?[a-z]+>|\[\/?(?:inst|system)\]|\bdrop table\b|;\s*--/,
  /\bdiscount code is\b/,
];

export function isInjection(text: string): boolean {
  const plain = normaliseText(text).replaceAll(/\s+/g, " ").trim();
  return patterns.some((pattern) => pattern.test(plain));
}
