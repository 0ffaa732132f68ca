import { encodeNews, lineHolds } from "../../domain/talk/talk-events.ts";
import { type TalkMessage, type TalkView, typingSeconds } from "../../domain/talk/talk.ts";
import type { FollowRequest } from "../../domain/talk/talk-request.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { RequestContext } from "../context.ts";
import { isOwnToken } from "./find-talk.ts";
import { readTalk, readTalkMessages } from "./read-talk.ts";

/** Proxies cut what lasts longer; whoever follows comes back at once. */
const streamSeconds = 50;
/** Presence and lateness come by the clock, without anybody saying so. */
const longestWaitSeconds = 10;
/** How often the studio learns that the visitor is still there. */
const seenSeconds = 20;

export const talksChannel = "kinolume_talks";

/** What is new, as it comes, as the text of a stream; it ends after a while, or when the conversation is no longer theirs. */
export async function* followTalk(
  { transaction, followNotices }: Pick<RequestContext, "transaction" | "followNotices">,
  asked: FollowRequest,
  stopped: AbortSignal,
): AsyncGenerator<string> {
  const notices = followNotices(talksChannel, asked.conversationId, stopped);
  const known = new Set<string>();
  const end = Date.now() + streamSeconds * 1000;
  let since = asked.since ?? null;
  let last = "";
  while (!stopped.aborted && Date.now() < end) {
    const read = await transaction((sql) => readNews(sql, asked, since));
    if (!read) return;
    const messages = read.messages.filter(({ id }) => !known.has(id));
    for (const { id } of messages) known.add(id);
    since = messages.at(-1)?.at ?? since;
    const stands = JSON.stringify(read.talk);
    yield stands === last && messages.length === 0
      ? lineHolds
      : encodeNews({ talk: read.talk, messages });
    last = stands;
    const seconds = read.talk.isTyping ? typingSeconds : longestWaitSeconds;
    if (!(await notices.next(seconds * 1000))) return;
  }
}

/** Undefined where the token is not, or no longer, this conversation's. */
async function readNews(
  sql: Transaction,
  { conversationId, token }: FollowRequest,
  since: string | null,
): Promise<{ talk: TalkView; messages: TalkMessage[] } | undefined> {
  if (!(await isOwnToken(sql, { conversationId, token }))) return undefined;
  await sql`
    update public.talks set visitor_seen_at = now()
    where id = ${conversationId} and (
      visitor_seen_at is null or visitor_seen_at < now() - make_interval(secs => ${seenSeconds})
    )`;
  const talk = await readTalk(sql, conversationId);
  return talk && { talk, messages: await readTalkMessages(sql, { conversationId, since }) };
}
