import type { TalkNews } from "../../../domain/talk/talk.ts";
import { assistantStore } from "./conversation-store.ts";
import type { KeptTalk } from "./keep-talk.ts";
import { readTalkStream } from "./talk-calls.ts";

const firstPause = 1000;
const longestPause = 15_000;
const shortMilliseconds = 2000;

type Follower = {
  signal: AbortSignal;
  receive: (news: TalkNews) => void;
  /** The conversation is not this browser's any more. */
  drop: () => void;
  /** Nothing comes just now. */
  lose: () => void;
};

/** One stream after the other, for as long as somebody follows; without a connection ever more seldom. */
export async function keepFollowing(followed: KeptTalk, { signal, receive, drop, lose }: Follower) {
  let pause = firstPause;
  function take(news: TalkNews) {
    if (signal.aborted) return;
    pause = firstPause;
    receive(news);
  }
  while (!signal.aborted) {
    const since = assistantStore.read().messages.findLast(({ isStored }) => isStored)?.timestamp;
    const began = Date.now();
    const outcome = await readTalkStream({ ...followed, since }, take, signal);
    // A server that is about to go ends its streams at once.
    const isShort = Date.now() - began < shortMilliseconds;
    if (signal.aborted || (outcome === "over" && !isShort)) continue;
    if (outcome === "not-ours") return drop();
    if (outcome === "lost") lose();
    await rest(typeof outcome === "object" ? outcome.wait * 1000 : pause, signal);
    pause = Math.min(pause * 2, longestPause);
  }
}

/** So long, or until the browser says that there is a connection again. */
function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener("online", end);
    signal.addEventListener("abort", end);
  });
}
