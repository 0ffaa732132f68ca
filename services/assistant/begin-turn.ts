import { bookPage } from "../../content/pages/book.ts";
import { offerWords } from "../../content/booking-offer.ts";
import { todayIn } from "../../content/booking-time.ts";
import { studioZone } from "../../content/studio-times.ts";
import { called, passedOn } from "../../content/talk.ts";
import { renameZone } from "../../content/zone-names.ts";
import { answerMessage, type Answer } from "../../domain/assistant/answer-message.ts";
import type { Assistant } from "../../domain/assistant/assistant.ts";
import { isForModel, type EarlierMessage } from "../../domain/assistant/model-prompt.ts";
import type { ParsedAssistantRequest } from "../../domain/assistant/parse-assistant-request.ts";
import { type CallRequest, readCallRequest } from "../../domain/booking/read-call-request.ts";
import { readZone } from "../../domain/field/zone.ts";
import { isForStudio } from "../../domain/talk/talk.ts";
import { findTalkState, isStaffed } from "../talk/find-talk.ts";
import { findPosts } from "../labs/find-posts.ts";
import { offerPerson } from "../talk/offer-person.ts";
import { openConversation, storeAnswer, storeQuestion } from "./conversation.ts";
import type { ModelSettings } from "./model-settings.ts";
import { offerTimes, offerRequested } from "./offer-times.ts";
import { plainAnswer } from "./plain-answer.ts";
import { findTaught } from "../teaching/find-taught.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { OfferedPerson } from "../../domain/assistant/protocol.ts";
import { countRequest } from "../../runtime/rate-limit/count-request.ts";

const hour = 3600;

const day = 24 * hour;

const perNetwork = { limit: 120, windowSeconds: hour };

const perConversation = { limit: 40, windowSeconds: hour };

const modelPerConversation = { limit: 20, windowSeconds: day };

export type Turn = {
  message: string;
  conversationId: string;
  questionId: string;
  earlier: EarlierMessage[];
  /** What the assistant says by itself; stored already, unless a model is to be asked. */
  answer: Answer;
  model: ModelSettings | undefined;
  /** The studio has the conversation, or was told of it. */
  person?: OfferedPerson | undefined;
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
  const state = await findTalkState(sql, conversationId);
  if (isForStudio(state)) return passOn(sql, request.message, conversationId);
  const said = earlier.filter(({ isUser }) => isUser).map(({ text }) => text);
  const found = answerMessage(assistant, request.message, said);
  // 'Tomorrow afternoon' is meant by the clock of whoever says it.
  const zone = readZone(renameZone(request.zone), studioZone);
  const callRequest = readCallRequest(assistant.translate(request.message), todayIn(zone));
  // Whoever names a day does not wait for somebody now.
  const wantsPerson = found.wantsPerson && callRequest === undefined;
  const isCalled = wantsPerson && (await isStaffed(sql));
  const exchange = { message: request.message, answer: found };
  const isForCall = callRequest !== undefined && isOpenFor(callRequest, found);
  const isOwn = wantsPerson || isForCall;
  const taught = isOwn ? undefined : await findTaught(sql, assistant, exchange);
  const posts = isOwn || taught ? undefined : await findPosts(sql, exchange);
  const requested =
    callRequest?.is === "time" ? await offerRequested(sql, callRequest.requested, zone) : undefined;
  const answer = isCalled
    ? plainAnswer("small-talk", called)
    : isForCall
      ? plainAnswer("answer", requested?.text ?? offerWords.change, [ofCalls])
      : taught
        ? plainAnswer("answer", taught.text, taught.sources)
        : posts
          ? plainAnswer("answer", posts.text, posts.sources)
          : found;
  const questionId = await storeQuestion(sql, {
    conversationId,
    text: request.message,
    isUnanswered: answer.kind === "unknown" || answer.kind === "partial",
  });
  const asksModel =
    settings !== undefined &&
    !isForCall &&
    !taught &&
    !posts &&
    isForModel(answer) &&
    (await mayAskModel(sql, settings, conversationId));
  const model = asksModel ? settings : undefined;
  if (!model) {
    await storeAnswer(sql, { conversationId, text: answer.text, answer, isByModel: false });
  }
  const person = await offerPerson(sql, {
    conversationId,
    wantsPerson,
    isUnknown: answer.kind === "unknown" && !model,
  });
  // Beside the words, which stay as they are: whoever wants to talk can choose when.
  const isTold = wantsPerson || isOfCalls(found) || found.kind === "contact";
  const times = requested?.cards ?? (isTold && !isForCall ? await offerTimes(sql, zone) : []);
  const offered = { ...answer, cards: [...answer.cards, ...times] };
  return {
    message: request.message,
    conversationId,
    questionId,
    earlier,
    answer: offered,
    model,
    person,
  };
}

const ofCalls = { title: bookPage.label, href: bookPage.path };
const isOfCalls = (found: Answer) => found.sources.some(({ href }) => href === bookPage.path);

/** What was understood stays, where it is about something else; times stand below it. */
function isOpenFor(callRequest: CallRequest, found: Answer): boolean {
  if (found.kind === "refusal") return false;
  const isAnswered = found.kind === "answer" || found.kind === "partial";
  return callRequest.is === "change" || !isAnswered || found.isUnsure || isOfCalls(found);
}

/** A person has the conversation: the assistant keeps the message for them, and answers nothing of its own. */
async function passOn(sql: Transaction, message: string, conversationId: string): Promise<Turn> {
  const questionId = await storeQuestion(sql, {
    conversationId,
    text: message,
    isUnanswered: false,
  });
  const answer = plainAnswer("contact", passedOn);
  const person = "asked";
  return { message, conversationId, questionId, earlier: [], answer, model: undefined, person };
}

/** The seconds to wait, 0 when the message may be answered. */
function countMessage(
  sql: Transaction,
  network: string,
  conversationId: string | null,
): Promise<number> {
  const counted = [{ counted: "chat per network", subject: network, ...perNetwork }];
  if (conversationId !== null) {
    counted.push({ counted: "chat per conversation", subject: conversationId, ...perConversation });
  }
  return countRequest(sql, counted);
}

/** Whether the model may be paid for one more answer, in this conversation and today. */
async function mayAskModel(
  sql: Transaction,
  { answersPerDay }: ModelSettings,
  conversationId: string,
): Promise<boolean> {
  const wait = await countRequest(sql, [
    { counted: "chat model per conversation", subject: conversationId, ...modelPerConversation },
    {
      counted: "chat model per day",
      subject: "everybody",
      limit: answersPerDay,
      windowSeconds: day,
    },
  ]);
  return wait === 0;
}
