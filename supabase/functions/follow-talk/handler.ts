import { requestAnswers } from "../../../content/request-answers.ts";
import { talkAnswers } from "../../../content/talk.ts";
import { parseFollowRequest } from "../../../domain/talk/talk-request.ts";
import { readJson } from "../../../runtime/http/read-json.ts";
import { respondError } from "../../../runtime/http/respond.ts";
import { streamText } from "../../../runtime/http/stream-text.ts";
import { countRequest } from "../../../runtime/rate-limit/count-request.ts";
import { isOwnToken } from "../../../services/talk/find-talk.ts";
import { followTalk } from "../../../services/talk/follow-talk.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { refuseFaults } from "../_shared/refuse.ts";

// A stream lasts most of a minute; a house full of open tabs stays below this.
const perNetwork = { counted: "talk streams per network", limit: 1500, windowSeconds: 3600 };
const perConversation = {
  counted: "talk streams per conversation",
  limit: 600,
  windowSeconds: 3600,
};

/** `{conversationId, token, since?}`: a stream of what is new in the visitor's own conversation. */
export const handler = defineFunction("POST", async (request, context) => {
  const body = await readJson(request);
  if (body === undefined) return respondError(400, requestAnswers.notJson, { fields: {} });
  const parsed = parseFollowRequest(body);
  if ("faults" in parsed) return refuseFaults(parsed.faults);
  const asked = parsed.request;
  const wait = await context.transaction((sql) =>
    countRequest(sql, [
      { ...perNetwork, subject: context.network },
      { ...perConversation, subject: asked.conversationId },
    ]),
  );
  if (wait > 0) return respondError(429, talkAnswers.tooMany, { retryAfterSeconds: wait });
  if (!(await context.transaction((sql) => isOwnToken(sql, asked)))) {
    return respondError(403, talkAnswers.notYours);
  }
  return streamText(
    (stopped) => followTalk(context, asked, stopped),
    (error) => {
      context.report(error);
      return "";
    },
  );
});
