import * as z from "zod/mini";
import { createNewsReader } from "../../../domain/talk/talk-events.ts";
import { followFunction, talkFunction } from "../../../domain/talk/talk-request.ts";
import { joinedTalk, talkView, type TalkNews } from "../../../domain/talk/talk.ts";
import { anyAnswer, callFunction } from "../../data/call-function.ts";
import type { KeptTalk } from "./keep-talk.ts";
import { readChunks } from "./read-chunks.ts";

const answered = z.object({ talk: talkView });

type Begun = { conversationId?: string | undefined; token?: string | undefined; page: string };

export function sendJoin(action: "ask" | "join", begun: Begun) {
  return callFunction(talkFunction, { action, ...begun }, joinedTalk);
}

type Written =
  | { action: "say"; id: string; text: string }
  | { action: "note"; isTyping?: boolean; readUntil?: string }
  | { action: "return" | "forget" };

export function sendWritten(kept: KeptTalk, written: Written) {
  return callFunction(talkFunction, { ...kept, ...written }, answered);
}

export type FollowOutcome = "over" | "lost" | "not-ours" | { wait: number };

/** A line on which nothing moves for this long is dead. */
const silenceMilliseconds = 25_000;

/** Follows what is new until the stream ends, which it does every minute. */
export async function readTalkStream(
  followed: KeptTalk & { since: string | undefined },
  onNews: (news: TalkNews) => void,
  signal: AbortSignal,
): Promise<FollowOutcome> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMilliseconds);
  try {
    const answer = await callFunction(followFunction, followed, anyAnswer, {
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (answer.is === "refused") {
      if (answer.status === 429) return { wait: answer.retryAfterSeconds };
      return answer.status === 403 || answer.status === 400 ? "not-ours" : "lost";
    }
    if (!(answer.data instanceof Response) || !answer.data.body) return "lost";
    const readNews = createNewsReader();
    for await (const chunk of readChunks(answer.data.body)) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMilliseconds);
      for (const news of readNews(chunk)) onNews(news);
    }
    return "over";
  } catch {
    return "lost";
  } finally {
    clearTimeout(timer);
  }
}
