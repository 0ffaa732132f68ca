import { createNewsReader } from "../../domain/talk/talk-events.ts";
import type { TalkMessage, TalkNews, TalkView } from "../../domain/talk/talk.ts";

export type FollowedTalk = {
  /** How it stands, as far as it was told. */
  talk(): TalkView | undefined;
  messages: TalkMessage[];
  leave(): Promise<void>;
};

/** Follows a visitor's conversation as their panel does, until it is left. */
export async function followTalk(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<FollowedTalk> {
  const answer = await fetch(`${url}/functions/v1/follow-talk`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok || !answer.body) throw new Error(`Not followed: ${answer.status}`);
  const readNews = createNewsReader();
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const messages: TalkMessage[] = [];
  let last: TalkNews | undefined;
  async function read() {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      for (const news of readNews(part.value)) {
        last = news;
        messages.push(...news.messages);
      }
    }
  }
  const reading = read().catch(() => undefined);
  return {
    talk: () => last?.talk,
    messages,
    async leave() {
      await reader.cancel();
      await reading;
    },
  };
}
