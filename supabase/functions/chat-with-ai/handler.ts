import { assistantWords } from "../../../content/assistant.ts";
import { knowledge } from "../../../content/knowledge/index.ts";
import { createAssistant, type Assistant } from "../../../domain/chat/assistant.ts";
import { parseChatRequest } from "../../../domain/chat/parse-chat-request.ts";
import type { ChatReply } from "../../../domain/chat/protocol.ts";
import { refuseFields } from "../_shared/accept-submission.ts";
import { clientNetwork } from "../_shared/client-network.ts";
import { inTransaction } from "../_shared/database.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { currentHost } from "../_shared/host.ts";
import { readJson } from "../_shared/read-json.ts";
import { respondError, respondJson } from "../_shared/respond.ts";
import { beginTurn, type Turn } from "./begin-turn.ts";
import { readModelSettings } from "./model-settings.ts";
import { streamEvents } from "./stream-events.ts";
import { tellAnswer } from "./tell-answer.ts";

let assistant: Assistant | undefined;

/** `domain/chat/protocol.ts` says what is asked and answered. */
export const handler = defineFunction("POST", async (request) => {
  const body = await readJson(request);
  if (body === undefined) return respondError(400, "The request must be JSON.", { fields: {} });
  const parsed = parseChatRequest(body);
  if ("fields" in parsed) return refuseFields(parsed.fields);
  assistant ??= createAssistant(knowledge, assistantWords);
  const asked = {
    assistant,
    request: parsed.request,
    network: clientNetwork(request),
    userId: readUserId(),
    settings: readModelSettings(),
  };
  const turn = await inTransaction((sql) => beginTurn(sql, asked));
  if (typeof turn === "number") {
    return respondError(429, "Too many messages. Please try again later.", {
      retryAfterSeconds: turn,
    });
  }
  const wantsEvents = request.headers.get("accept")?.includes("text/event-stream");
  return wantsEvents
    ? streamEvents((stopped) => tellAnswer(turn, stopped))
    : respondJson(await readReply(turn, request.signal));
});

async function readReply(turn: Turn, stopped: AbortSignal): Promise<ChatReply> {
  for await (const event of tellAnswer(turn, stopped)) {
    if (event.event === "done") return event.data;
  }
  throw new Error("The answer did not come to an end.");
}

/** Who is signed in, as the host has checked; nobody where the function runs by itself. */
function readUserId(): string | null {
  const caller = currentHost()?.caller;
  const subject = caller?.role === "authenticated" ? caller.claims?.["sub"] : undefined;
  return typeof subject === "string" ? subject : null;
}
