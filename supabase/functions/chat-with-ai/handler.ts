import { assistantWords } from "../../../content/assistant.ts";
import { knowledge } from "../../../content/knowledge/index.ts";
import ranker from "../../../content/knowledge/ranker.json" with { type: "json" };
import { createAssistant, type Assistant } from "../../../domain/assistant/assistant.ts";
import { parseAssistantRequest } from "../../../domain/assistant/parse-assistant-request.ts";
import type { AssistantReply } from "../../../domain/assistant/protocol.ts";
import { readJson } from "../../../runtime/http/read-json.ts";
import { respondError, respondJson } from "../../../runtime/http/respond.ts";
import { beginTurn, type Turn } from "../../../services/assistant/begin-turn.ts";
import { readModelSettings } from "../../../services/assistant/model-settings.ts";
import { streamEvents } from "../../../services/assistant/stream-events.ts";
import { streamAnswer } from "../../../services/assistant/stream-answer.ts";
import { defineFunction } from "../_shared/define-function.ts";
import type { RequestContext } from "../../../services/context.ts";
import { refuseFaults } from "../_shared/refuse.ts";
import { requestAnswers } from "../../../content/request-answers.ts";

let assistant: Assistant | undefined;

/** `domain/assistant/protocol.ts` says what is asked and answered. */
export const handler = defineFunction("POST", async (request, context) => {
  const body = await readJson(request);
  if (body === undefined) return respondError(400, requestAnswers.notJson, { fields: {} });
  const parsed = parseAssistantRequest(body);
  if ("faults" in parsed) return refuseFaults(parsed.faults);
  assistant ??= createAssistant(knowledge, assistantWords, ranker);
  const asked = {
    assistant,
    request: parsed.request,
    network: context.network,
    userId: await readUserId(context),
    settings: readModelSettings(),
  };
  const turn = await context.transaction((sql) => beginTurn(sql, asked));
  if (typeof turn === "number") {
    return respondError(429, "Too many messages. Please try again later.", {
      retryAfterSeconds: turn,
    });
  }
  const wantsEvents = request.headers.get("accept")?.includes("text/event-stream");
  return wantsEvents
    ? streamEvents((stopped) => streamAnswer(context, turn, stopped), context.report)
    : respondJson(await readReply(context, turn, request.signal));
});

async function readReply(
  context: RequestContext,
  turn: Turn,
  stopped: AbortSignal,
): Promise<AssistantReply> {
  for await (const event of streamAnswer(context, turn, stopped)) {
    if (event.event === "done") return event.data;
  }
  throw new Error("The answer did not come to an end.");
}

async function readUserId(context: RequestContext): Promise<string | null> {
  const subject = (await context.readClaims())?.["sub"];
  return typeof subject === "string" ? subject : null;
}
