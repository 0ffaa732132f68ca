import type { Database } from "../../runtime/database/types.ts";
import type { FollowNotices } from "../../runtime/notices/notices.ts";

export type Notices = {
  follow: FollowNotices;
  /** Whoever follows is let go, so that no answer lasts longer than the server. */
  end(): void;
  stop(): Promise<void>;
};

type Follower = { notify: () => void; end: () => void };

/** One listening connection for the node, shared with whatever else listens; any node's changes wake those who follow here. */
export async function openNotices({ sql }: Database, channel: string): Promise<Notices> {
  const followers = new Map<string, Set<Follower>>();
  let hasEnded = false;

  function everyone(): Follower[] {
    return [...followers.values()].flatMap((set) => [...set]);
  }

  const listening = await sql.listen(
    channel,
    (about) => followers.get(about)?.forEach(({ notify }) => notify()),
    // Nobody knows what was said while the connection was away.
    () => everyone().forEach(({ notify }) => notify()),
  );

  const follow: FollowNotices = (followed, about, stopped) => {
    if (followed !== channel) throw new Error(`Nobody listens on ${followed}.`);
    let isNew = false;
    let hasStopped = stopped.aborted || hasEnded;
    let wake = () => {};
    const follower: Follower = {
      notify: () => {
        isNew = true;
        wake();
      },
      end: () => {
        hasStopped = true;
        leave();
        wake();
      },
    };
    function leave() {
      const set = followers.get(about);
      set?.delete(follower);
      if (set?.size === 0) followers.delete(about);
    }
    followers.set(about, (followers.get(about) ?? new Set()).add(follower));
    stopped.addEventListener("abort", follower.end, { once: true });
    return {
      async next(milliseconds) {
        if (!isNew && !hasStopped)
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, milliseconds);
            wake = () => {
              clearTimeout(timer);
              resolve();
            };
          });
        isNew = false;
        return !hasStopped;
      },
    };
  };

  function end() {
    hasEnded = true;
    for (const follower of everyone()) follower.end();
  }

  return {
    follow,
    end,
    async stop() {
      end();
      await listening.unlisten();
    },
  };
}
