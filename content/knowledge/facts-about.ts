import type { Fact } from "../../domain/assistant/fact.ts";

/** What is told of one subject, by aspect. */
export function factsAbout(
  about: string,
  source: Fact["source"],
  answers: Readonly<Record<string, string>>,
): Fact[] {
  return Object.entries(answers).map(([aspect, answer]) => ({
    id: `${about}-${aspect}`,
    about,
    aspect,
    answer,
    source,
  }));
}
