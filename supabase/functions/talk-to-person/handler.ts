import { requestAnswers } from "../../../content/request-answers.ts";
import { talkAnswers } from "../../../content/talk.ts";
import type { JoinedTalk, TalkView } from "../../../domain/talk/talk.ts";
import { parseTalkRequest, type TalkRequest } from "../../../domain/talk/talk-request.ts";
import type { Transaction } from "../../../runtime/database/types.ts";
import { readJson } from "../../../runtime/http/read-json.ts";
import { respondError, respondJson } from "../../../runtime/http/respond.ts";
import { countRequest } from "../../../runtime/rate-limit/count-request.ts";
import { findTalkState, isOwnToken } from "../../../services/talk/find-talk.ts";
import { joinTalk } from "../../../services/talk/join-talk.ts";
import { readTalk } from "../../../services/talk/read-talk.ts";
import { writeTalk } from "../../../services/talk/write-talk.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { refuseFaults } from "../_shared/refuse.ts";

const hour = 3600;
const limits = {
  ask: { perNetwork: 30, perConversation: 20 },
  say: { perNetwork: 240, perConversation: 120 },
  // Typing and reading are said every few seconds.
  note: { perNetwork: 6000, perConversation: 2000 },
};

type Outcome =
  | { is: "too-many"; seconds: number }
  | { is: "not-yours" | "not-open" }
  | { is: "done"; answer: JoinedTalk | { talk: TalkView } };

/** A visitor's side of a talk with a person: `domain/talk/talk-request.ts` says what is asked and answered. */
export const handler = defineFunction("POST", async (request, context) => {
  const body = await readJson(request);
  if (body === undefined) return respondError(400, requestAnswers.notJson, { fields: {} });
  const parsed = parseTalkRequest(body);
  if ("faults" in parsed) return refuseFaults(parsed.faults);
  const subject = (await context.readClaims())?.["sub"];
  const userId = typeof subject === "string" ? subject : null;
  const asked = parsed.request;
  const outcome = await context.transaction(async (sql): Promise<Outcome> => {
    const seconds = await count(sql, context.network, asked);
    return seconds > 0 ? { is: "too-many", seconds } : answer(sql, asked, userId);
  });
  if (outcome.is === "done") return respondJson(outcome.answer);
  if (outcome.is === "too-many")
    return respondError(429, talkAnswers.tooMany, { retryAfterSeconds: outcome.seconds });
  return outcome.is === "not-open"
    ? respondError(409, talkAnswers.notOpen)
    : respondError(403, talkAnswers.notYours);
});

/** The seconds to wait, 0 where it may be done. */
function count(sql: Transaction, network: string, asked: TalkRequest): Promise<number> {
  const kind = asked.action === "say" || asked.action === "note" ? asked.action : "ask";
  const { perNetwork, perConversation } = limits[kind];
  const counted = [
    {
      counted: `talk ${kind} per network`,
      subject: network,
      limit: perNetwork,
      windowSeconds: hour,
    },
  ];
  if (asked.conversationId) {
    counted.push({
      counted: `talk ${kind} per conversation`,
      subject: asked.conversationId,
      limit: perConversation,
      windowSeconds: hour,
    });
  }
  return countRequest(sql, counted);
}

async function answer(
  sql: Transaction,
  asked: TalkRequest,
  userId: string | null,
): Promise<Outcome> {
  if (asked.action === "ask" || asked.action === "join") {
    const { action, page, conversationId = null, token = null } = asked;
    const joined = await joinTalk(sql, { action, page, conversationId, token, userId });
    const talk = joined && (await readTalk(sql, joined.conversationId));
    return talk ? { is: "done", answer: { token: joined.token, talk } } : { is: "not-yours" };
  }
  if (!(await isOwnToken(sql, asked))) return { is: "not-yours" };
  const state = await findTalkState(sql, asked.conversationId);
  if (!state) return { is: "not-yours" };
  if (!(await writeTalk(sql, asked, state))) return { is: "not-open" };
  const talk = await readTalk(sql, asked.conversationId);
  return talk ? { is: "done", answer: { talk } } : { is: "not-yours" };
}
