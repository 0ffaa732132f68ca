import { modelRules } from "../../content/model-rules.ts";
import { buildPrompt, modelDoesNotKnow, passagesOf } from "../../domain/assistant/model-prompt.ts";
import type { AssistantEvent, AssistantReply } from "../../domain/assistant/protocol.ts";
import { createSentenceReader } from "../../domain/assistant/sentence-reader.ts";
import { askModel } from "./ask-model.ts";
import type { Turn } from "./begin-turn.ts";
import { markAnswered, storeAnswer } from "./conversation.ts";
import type { ModelSettings } from "./model-settings.ts";
import type { ServiceContext } from "../context.ts";
import type { Answer } from "../../domain/assistant/answer-message.ts";
import { createGrounds, isGrounded } from "../../domain/assistant/check-sentence.ts";

const mostWords = 120;

/** Why the words of a model are not shown. */
class NotGrounded extends Error {
  constructor(message: string) {
    super(message);
    this.name = "NotGrounded";
  }
}

/** The answer as events; the last is `done`. `stopped` fires when the client has disconnected. */
export async function* streamAnswer(
  context: ServiceContext,
  turn: Turn,
  stopped: AbortSignal,
): AsyncGenerator<AssistantEvent> {
  const { conversationId, answer, model, person } = turn;
  yield { event: "start", data: { conversationId } };
  const response = model
    ? yield* answerWithModel(context, { ...turn, model }, stopped)
    : yield* answerFromKnowledge(turn);
  const { sources, cards, prices } = answer;
  const reply: AssistantReply = {
    response,
    conversationId,
    sources,
    ...(cards.length > 0 && { cards }),
    ...(prices.length > 0 && { prices }),
    ...(person && { person }),
  };
  yield { event: "done", data: reply };
}

async function* answerFromKnowledge({ answer }: Turn): AsyncGenerator<AssistantEvent, string> {
  const reader = createSentenceReader();
  const sentences = [...reader.read(answer.text), reader.rest()].filter((each) => each !== "");
  for (const [place, sentence] of sentences.entries()) {
    yield { event: "sentence", data: { text: place === 0 ? sentence : ` ${sentence}` } };
  }
  return answer.text;
}

async function* answerWithModel(
  { transaction, report }: ServiceContext,
  turn: Turn & { model: ModelSettings },
  stopped: AbortSignal,
): AsyncGenerator<AssistantEvent, string> {
  const { answer, earlier, message, conversationId, questionId, model } = turn;
  const prompt = buildPrompt({ rules: modelRules, answer, earlier, message });
  let shown = "";
  let isOwn = true;
  try {
    for await (const sentence of groundAnswer(askModel(model, prompt, stopped), answer)) {
      const text = shown === "" ? sentence : ` ${sentence}`;
      yield { event: "sentence", data: { text } };
      shown += text;
    }
  } catch (error) {
    // Whatever went wrong with the model, the visitor is answered; the reason is for the log.
    const isOurs = error instanceof NotGrounded || stopped.aborted;
    if (!isOurs) report(error);
    isOwn = false;
    const event = shown === "" ? "sentence" : "replace";
    yield { event, data: { text: answer.text } };
    shown = answer.text;
  }
  await transaction(async (sql) => {
    await storeAnswer(sql, { conversationId, text: shown, answer, isByModel: isOwn });
    if (isOwn) await markAnswered(sql, questionId);
  });
  return shown;
}

/** The model's sentences, each once all it claims was found in the passages; throws at the first that is not. */
async function* groundAnswer(words: AsyncIterable<string>, answer: Answer): AsyncGenerator<string> {
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
