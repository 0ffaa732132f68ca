import { talkNews, type TalkNews } from "./talk.ts";

/** One server-sent event for each change; a comment now and then shows that the line holds. */
export function encodeNews(news: TalkNews): string {
  return `event: news\ndata: ${JSON.stringify(news)}\n\n`;
}

export const lineHolds = ": \n\n";

/** Takes the stream as it comes, cut anywhere, and answers what is complete. */
export function createNewsReader(): (chunk: string) => TalkNews[] {
  let rest = "";
  return (chunk) => {
    const blocks = (rest + chunk).split("\n\n");
    rest = blocks.pop() ?? "";
    return blocks.flatMap((block) => readBlock(block) ?? []);
  };
}

function readBlock(block: string): TalkNews | undefined {
  const data = block.split("\n").find((line) => line.startsWith("data:"));
  if (!block.startsWith("event: news\n") || data === undefined) return undefined;
  const parsed = talkNews.safeParse(JSON.parse(data.slice(5)));
  return parsed.success ? parsed.data : undefined;
}
