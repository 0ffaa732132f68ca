import type { DetachedPicture } from "./detach-picture.ts";
import { clampFrame, type Film, frameAt, middleOf } from "./frame-time.ts";
import { gatherNeighbours } from "./gather-neighbours.ts";

export type PlayerSnapshot = {
  /** The frame on show. */
  frame: number;
  /** The frame that what is asked for leads to: the one on show, once it is there. */
  aim: number;
  /** How fast it goes; 0 rests, below 0 goes backwards. */
  speed: number;
  /** A frame was asked for and is not on show yet. */
  isSeeking: boolean;
  /** The browser has shown no picture of the frame that was asked for. */
  isMissing: boolean;
};

/** A hidden page is told of no picture: then the browser's word that it has sought is taken for it. */
const longestWithoutPicture = 1000;
const tooLong = () =>
  new Promise<"too long">((resolve) => setTimeout(resolve, longestWithoutPicture, "too long"));

/**
 * Moves one video by frames. What is on show is known from the picture's own time and from nothing else: `currentTime` runs
 * ahead of it. Answers what a page follows, and how to end it. With a canvas over the video, a step shows there the picture that
 * is ready, until the video has found its own.
 */
export function createPlayer(
  video: HTMLVideoElement,
  { rate, frames }: Film,
  ready: { readonly current: HTMLCanvasElement | null } | null = null,
) {
  const neighbours =
    ready &&
    gatherNeighbours(video, { rate, frames }, (frame, picture) => {
      if (isStepping && frame === aim() && frame !== snapshot.frame) lay(picture, frame);
    });
  let goesBack = false;
  /** What is wanted next is beside what was on show. */
  let isStepping = false;
  /** Whoever only watches, from the beginning on, needs no frame beside the one on show. */
  let looksClosely = false;
  /** Over the video lies the picture of another frame than its own. */
  let isLaid = false;
  let snapshot: PlayerSnapshot = {
    frame: 0,
    aim: 0,
    speed: 0,
    isSeeking: false,
    isMissing: false,
  };
  /** The frame of the picture that came last. */
  let pictured: number | null = null;
  /** The frame to go to next, and the one that a seek under way goes to. */
  let wanted: number | null = null;
  let going: number | null = null;
  let running: Promise<void> | undefined;
  let onPicture: ((frame: number) => void) | undefined;
  let backwards: { from: number; since: number } | undefined;
  const ending = new AbortController();
  const { signal } = ending;
  const listeners = new Set<() => void>();

  function set(changes: Partial<Omit<PlayerSnapshot, "aim">>) {
    const next = { ...snapshot, ...changes };
    next.aim = wanted ?? going ?? next.frame;
    if (
      next.frame === snapshot.frame &&
      next.aim === snapshot.aim &&
      next.speed === snapshot.speed &&
      next.isSeeking === snapshot.isSeeking &&
      next.isMissing === snapshot.isMissing
    )
      return;
    snapshot = next;
    for (const listener of listeners) listener();
  }

  function follow() {
    if (signal.aborted) return;
    video.requestVideoFrameCallback((_now, { mediaTime }) => {
      follow();
      const frame = clampFrame(frameAt(mediaTime, rate), frames);
      pictured = frame;
      // While one is sought, the pictures before it are none of its.
      if (onPicture) onPicture(frame);
      else if (!isLaid) set({ frame, isMissing: false });
    });
  }

  /** Seeks, and answers with the frame that is on show then. */
  function show(frame: number): Promise<number> {
    return new Promise((resolve) => {
      let hasSought = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = (shown: number) => {
        clearTimeout(timer);
        onPicture = undefined;
        video.removeEventListener("seeked", noteSought);
        resolve(shown);
      };
      function noteSought() {
        hasSought = true;
        timer = setTimeout(() => end(frame), longestWithoutPicture);
      }
      onPicture = (shown) => {
        if (shown === frame || hasSought) end(shown);
      };
      video.addEventListener("seeked", noteSought, { once: true, signal });
      signal.addEventListener("abort", () => end(frame), { once: true });
      video.currentTime = middleOf(frame, rate);
    });
  }

  /** A seek and they would take the machine from each other. Waits for as long as pictures come. */
  async function waitForNeighbours(): Promise<void> {
    const { frame } = snapshot;
    const end = await Promise.race([neighbours?.whenGathered(), tooLong()]);
    if (end && isStepping && snapshot.frame !== frame) await waitForNeighbours();
  }

  /** One after the other, and of those that pile up only the last: a seek that is broken off shows nothing. */
  async function showWanted() {
    while (wanted !== null && !signal.aborted) {
      if (isStepping) await waitForNeighbours();
      if (signal.aborted) return;
      going = wanted;
      wanted = null;
      const shown = await show(going);
      going = null;
      // Nobody sees a hidden page, and its pictures come when it is shown.
      const isMissing = pictured !== shown && document.visibilityState === "visible";
      // What lies over the video is further on already.
      if (isLaid && wanted !== null) continue;
      lift();
      set({ frame: shown, isSeeking: wanted !== null, isMissing });
      if (looksClosely && wanted === null && snapshot.speed === 0)
        neighbours?.gather(shown, goesBack);
    }
  }

  function lay(picture: DetachedPicture, frame: number) {
    const canvas = ready?.current;
    const context = canvas?.getContext("2d", { alpha: false });
    if (!canvas || !context) return;
    if (canvas.width !== picture.width || canvas.height !== picture.height)
      [canvas.width, canvas.height] = [picture.width, picture.height];
    context.drawImage(picture.source, 0, 0, picture.width, picture.height);
    canvas.hidden = false;
    isLaid = true;
    set({ frame, isSeeking: true, isMissing: false });
  }

  function lift() {
    if (ready?.current) ready.current.hidden = true;
    isLaid = false;
  }

  function step(by: number): Promise<void> {
    stop();
    const frame = clampFrame(aim() + by, frames);
    goesBack = by < 0;
    looksClosely = true;
    isStepping = true;
    const picture = neighbours?.take(frame);
    if (picture) lay(picture, frame);
    neighbours?.gather(frame, goesBack);
    return go(frame);
  }

  function seek(frame: number): Promise<void> {
    isStepping = false;
    neighbours?.pause();
    return go(clampFrame(frame, frames));
  }

  function go(frame: number): Promise<void> {
    wanted = frame;
    set({ isSeeking: true });
    return (running ??= showWanted().finally(() => (running = undefined)));
  }

  function stop() {
    backwards = undefined;
    set({ speed: 0 });
    video.pause();
  }

  const aim = () => snapshot.aim;

  /** Rests on the frame that was last on show: the video itself may have gone on by one since. */
  function rest(): Promise<void> {
    stop();
    looksClosely = true;
    return seek(aim());
  }

  /** No browser plays backwards: frame after frame, and as many are left out as there is no time for. */
  async function goBackwards(speed: number) {
    const start = { from: aim(), since: performance.now() };
    backwards = start;
    const isStill = () => backwards === start && !signal.aborted;
    while (isStill()) {
      const seconds = (performance.now() - start.since) / 1000;
      const frame = Math.floor(start.from + (speed * seconds * rate.num) / rate.den);
      if (frame < snapshot.frame) await seek(frame);
      else await new Promise((resolve) => requestAnimationFrame(resolve));
      if (frame <= 0 && isStill()) return rest();
    }
    return undefined;
  }

  async function play(speed: number): Promise<void> {
    backwards = undefined;
    neighbours?.stop();
    set({ speed });
    if (speed < 0) {
      video.pause();
      return goBackwards(speed);
    }
    if (running) await running;
    if (snapshot.frame >= frames - 1) await seek(0);
    // Another key came first.
    if (snapshot.speed !== speed) return undefined;
    video.playbackRate = speed;
    // Refused, say, because nobody has touched the page yet.
    return video.play().catch(() => rest());
  }

  const isGoing = () => snapshot.speed > 0;
  // At its end, by a key of the keyboard itself, or by the system.
  video.addEventListener("pause", () => isGoing() && void rest(), { signal });
  follow();

  return {
    readSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Answers once a frame that was asked for is on show. */
    seek: (frame: number) => {
      stop();
      looksClosely ||= frame > 0;
      return seek(frame);
    },
    step,
    play,
    pause: rest,
    end: () => {
      ending.abort();
      neighbours?.end();
    },
  };
}

export type Player = ReturnType<typeof createPlayer>;
