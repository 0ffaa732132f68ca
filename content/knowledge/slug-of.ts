const mostWords = 7;

/** The first words of a heading or sentence, as part of a fact's id. */
export function slugOf(text: string): string {
  const words =
    text
      .toLowerCase()
      .replaceAll(/[’']/g, "")
      .match(/[a-z0-9]+/g) ?? [];
  return words.slice(0, mostWords).join("-");
}
