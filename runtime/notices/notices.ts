/** What the database says on one of its channels about one thing. */
type FollowedNotices = {
  /** Once something was said since the last call, or so long without; false where nobody listens any more. */
  next(milliseconds: number): Promise<boolean>;
};

export type FollowNotices = (
  channel: string,
  about: string,
  stopped: AbortSignal,
) => FollowedNotices;

const pollMilliseconds = 1000;

/** Where no connection can listen: whoever follows looks once a second. */
export const pollNotices: FollowNotices = (_channel, _about, stopped) => ({
  next: (milliseconds) => wait(Math.min(milliseconds, pollMilliseconds), stopped),
});

function wait(milliseconds: number, stopped: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (stopped.aborted) return resolve(false);
    const end = () => {
      clearTimeout(timer);
      resolve(!stopped.aborted);
    };
    const timer = setTimeout(() => {
      stopped.removeEventListener("abort", end);
      resolve(true);
    }, milliseconds);
    stopped.addEventListener("abort", end, { once: true });
  });
}
