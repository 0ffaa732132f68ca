import { answerMessage, type Answer } from "../../domain/assistant/answer-message.ts";
import type { Assistant } from "../../domain/assistant/assistant.ts";
import { isForModel, type EarlierMessage } from "../../domain/assistant/model-prompt.ts";
import type { ParsedAssistantRequest } from "../../domain/assistant/parse-assistant-request.ts";
import { openConversation, storeAnswer, storeQuestion } from "./conversation.ts";
import { countMessage, mayAskModel } from "./limits.ts";
import type { ModelSettings } from "./model-settings.ts";
import type { Transaction } from "../../runtime/database/types.ts";

export type Turn = {
  message: string;
  conversationId: string;
  questionId: string;
  earlier: EarlierMessage[];
  /** What the assistant says by itself; stored already, unless a model is to be asked. */
  answer: Answer;
  model: ModelSettings | undefined;
};

type Asked = {
  assistant: Assistant;
  request: ParsedAssistantRequest;
  network: string;
  userId: string | null;
  settings: ModelSettings | undefined;
};

/** Answers the seconds to wait where somebody asks too much; then nothing is written. */
export async function beginTurn(sql: Transaction, asked: Asked): Promise<number | Turn> {
  const { assistant, request, network, userId, settings } = asked;
  const wait = await countMessage(sql, network, request.conversationId);
  if (wait > 0) return wait;
  const { id: conversationId, earlier } = await openConversation(sql, request, userId);
  const said = earlier.filter(({ isUser }) => isUser).map(({ text }) => text);
  const answer = answerMessage(assistant, request.message, said);
  const questionId = await storeQuestion(sql, {
    conversationId,
    text: request.message,
    isUnanswered: answer.kind === "unknown" || answer.kind === "partial",
  });
  const asksModel =
    settings !== undefined &&
    isForModel(answer) &&
    (await mayAskModel(sql, settings, conversationId));
  const model = asksModel ? settings : undefined;
  if (!model) {
    await storeAnswer(sql, { conversationId, text: answer.text, answer, isByModel: false });
  }
  return { message: request.message, conversationId, questionId, earlier, answer, model };
}
