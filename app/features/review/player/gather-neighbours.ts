import { type DetachedPicture, detachPicture } from "./detach-picture.ts";
import { findRow, type FrameRow } from "./find-row.ts";
import { clampFrame, type Film } from "./frame-time.ts";
import { openReels, type Reel, type Reels } from "./open-reels.ts";

/** What the pictures that are ready may take. */
const room = 96 * 1024 * 1024;
const most = 48;

type Opened = { address: string; reels: Reels | null };

/**
 * Has the pictures beside the one on show ready before they are asked for: a seek decodes all that lies between the last key
 * frame and the one picture, and forgets it. Each picture is kept under the time that it has itself, and told of as it comes. Where
 * a browser gives no pictures out, none are ever ready.
 */
export function gatherNeighbours(
  video: HTMLVideoElement,
  film: Film,
  tell: (frame: number, picture: DetachedPicture) => void,
) {
  /** By frame; null where the film has none with that time, which is sought then. */
  const kept = new Map<number, DetachedPicture | null>();
  /** Of one of them. */
  let bytes = 0;
  let opened: Opened | undefined;
  /** Stays where it stopped: steps that lead on take the next picture from it. */
  let onwards: Reel | undefined;
  let around = 0;
  let isBack = false;
  let isWanted = false;
  let isWorking = false;
  /** What is being fetched. */
  let going: { row: FrameRow; reel: Reel } | undefined;
  const waiting = new Set<() => void>();

  function readWindow(): FrameRow {
    const size = bytes || Math.max(1, video.videoWidth * video.videoHeight * 1.5);
    const count = Math.max(2, Math.min(most, Math.floor(room / size)));
    const ahead = Math.ceil(count * 0.75);
    const [before, after] = isBack ? [ahead, count - ahead] : [count - ahead, ahead];
    return {
      from: clampFrame(around - before, film.frames),
      to: clampFrame(around + after, film.frames),
    };
  }

  function forget(isLeft: (frame: number) => boolean) {
    for (const [frame, picture] of kept) {
      if (!isLeft(frame)) continue;
      picture?.close();
      kept.delete(frame);
    }
  }

  function forgetFarOnes() {
    const { from, to } = readWindow();
    forget((frame) => frame < from || frame > to);
  }

  async function keep(picture: VideoFrame, frame: number): Promise<void> {
    const made = await detachPicture(picture);
    if (kept.get(frame) || !isWanted) return made.close();
    ({ bytes } = made);
    kept.set(frame, made);
    tell(frame, made);
    return forgetFarOnes();
  }

  async function open(address: string): Promise<Reels | null> {
    if (opened?.address === address) return opened.reels;
    opened?.reels?.close();
    onwards = undefined;
    const mine: Opened = (opened = { address, reels: null });
    if (!("VideoDecoder" in globalThis)) return null;
    const reels = await openReels(address, film);
    if (opened === mine) return (mine.reels = reels);
    reels?.close();
    return null;
  }

  /** A few pictures further on are sooner there than from the last key frame. */
  const leadsTo = (reel: Reel | undefined, frame: number) =>
    reel !== undefined && frame >= reel.at && frame - reel.at < most;

  function takeReel(reels: Reels, { from, to }: FrameRow): Reel {
    // Backwards none can go on.
    if (to <= around) return reels.from(from);
    if (onwards && leadsTo(onwards, from)) return onwards;
    onwards?.end();
    return (onwards = reels.from(from));
  }

  async function fetchRow(reels: Reels, row: FrameRow): Promise<void> {
    const reel = takeReel(reels, row);
    const mine = (going = { row, reel });
    const isMine = () => going === mine;
    const come = new Set<number>();
    while (isMine() && reel.at <= row.to) {
      const picture = await reel.next();
      if (!picture) break;
      come.add(picture.frame);
      if (picture.frame < row.from || kept.get(picture.frame)) picture.drop();
      else await keep(picture.take(), picture.frame);
    }
    if (reel !== onwards) reel.end();
    if (!isMine()) return;
    going = undefined;
    for (let frame = row.from; frame <= row.to; frame += 1)
      if (!come.has(frame)) kept.set(frame, null);
  }

  const findNext = () =>
    isWanted
      ? findRow({ around, isBack, window: readWindow(), isKept: (frame) => kept.has(frame) })
      : undefined;

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    try {
      const reels = await open(video.currentSrc);
      if (reels) for (let row = findNext(); row; row = findNext()) await fetchRow(reels, row);
    } catch {
      // Of another origin, an address that has run out: each picture is sought, as it would be without this.
      opened?.reels?.close();
      if (opened) opened.reels = null;
    }
    isWorking = false;
    release();
  }

  function release() {
    for (const resume of waiting) resume();
    waiting.clear();
  }

  /** Lets go of what is being fetched. */
  function breakOff() {
    going?.reel.end();
    if (going?.reel === onwards) onwards = undefined;
    going = undefined;
  }

  /** Leaves the machine to something else, and keeps what there is. */
  function pause() {
    isWanted = false;
    breakOff();
    release();
  }

  function stop() {
    pause();
    onwards?.end();
    onwards = undefined;
    forget(() => true);
  }

  return {
    take: (frame: number): DetachedPicture | null => kept.get(frame) ?? null,
    /** The pictures around this one are wanted, first those that the steps lead to. */
    gather: (frame: number, goesBack: boolean) => {
      [around, isBack, isWanted] = [frame, goesBack, true];
      const next = kept.has(around) ? around + (isBack ? -1 : 1) : around;
      const isOnItsWay =
        going &&
        (going.reel === onwards
          ? leadsTo(onwards, next)
          : next >= going.reel.at && next <= going.row.to);
      if (going && !isOnItsWay && !kept.has(next)) breakOff();
      void work();
    },
    /** Answers once all that is wanted is there or cannot be had. Opening the film is not waited for. */
    whenGathered: (): Promise<void> =>
      isWorking && isWanted && opened?.reels
        ? new Promise((resolve) => waiting.add(resolve))
        : Promise.resolve(),
    pause,
    stop,
    /** Gives back what was fetched. */
    end: () => {
      stop();
      opened?.reels?.close();
      opened = undefined;
    },
  };
}
