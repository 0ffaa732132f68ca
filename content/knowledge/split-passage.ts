const mostWords = 72;

/** A passage in parts short enough to be told, each of whole sentences. */
export function splitPassage(text: string): string[] {
  const parts: string[] = [];
  for (const sentence of text.split(/(?<=(?<!excl)[.!?]["”’)]?) (?=[A-Z“£$])/)) {
    const joined = parts.length === 0 ? sentence : `${parts.at(-1)} ${sentence}`;
    if (parts.length > 0 && joined.split(" ").length <= mostWords) parts.splice(-1, 1, joined);
    else parts.push(sentence);
  }
  return parts;
}
