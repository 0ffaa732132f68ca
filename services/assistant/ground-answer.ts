import type { Answer } from "../../domain/assistant/answer-message.ts";
import { createGrounds, isGrounded } from "../../domain/assistant/check-sentence.ts";
import { modelDoesNotKnow, passagesOf } from "../../domain/assistant/model-prompt.ts";
import { createSentenceReader } from "../../domain/assistant/sentence-reader.ts";

const mostWords = 120;

/** Why the words of a model are not shown. */
export class NotGrounded extends Error {
  constructor(message: string) {
    super(message);
    this.name = "NotGrounded";
  }
}

/** The model's sentences, each once all it claims was found in the passages; throws at the first that is not. */
export async function* groundAnswer(
  words: AsyncIterable<string>,
  answer: Answer,
): AsyncGenerator<string> {
  const grounds = createGrounds(passagesOf(answer));
  const reader = createSentenceReader();
  let wordCount = 0;
  for await (const chunk of words) {
    for (const sentence of reader.read(chunk)) {
      yield check(sentence);
      wordCount += sentence.split(" ").length;
      if (wordCount >= mostWords) return;
    }
  }
  const rest = reader.rest();
  if (rest !== "") yield check(rest);
  else if (wordCount === 0) throw new NotGrounded("The model said nothing.");

  function check(sentence: string): string {
    if (sentence.includes(modelDoesNotKnow)) throw new NotGrounded("The model does not know.");
    if (!isGrounded(sentence, grounds)) {
      throw new NotGrounded("The model claims what the passages do not say.");
    }
    return sentence;
  }
}
