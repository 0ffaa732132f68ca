import { clampFrame, type Film, frameAt, middleOf } from "./frame-time.ts";

/** What the pictures that are ready may take: twelve of 1920 by 1080. */
const room = 96 * 1024 * 1024;
const most = 24;
/** Backwards, so many at once: they are played forwards, and the one that is asked for first comes last. */
const backAtOnce = 6;

type Row = { from: number; to: number };

/**
 * Has the pictures beside the one on show ready before they are asked for: a seek decodes all that lies between the last key
 * frame and the one picture. A second video, which nobody sees, plays across them, and each is kept under the time that it
 * has itself. Where a browser gives no pictures out, none are ever ready.
 */
export function gatherNeighbours(video: HTMLVideoElement, { rate, frames }: Film) {
  /** By frame; null where playing has left one out, which is sought then. */
  const kept = new Map<number, ImageBitmap | null>();
  let scout: HTMLVideoElement | undefined;
  let around = 0;
  let isBack = false;
  let isWanted = false;
  let isWorking = false;
  let isOff = !("VideoFrame" in globalThis);
  let played: { row: Row; ending: AbortController } | undefined;

  function readWindow(): Row {
    const size = Math.max(1, video.videoWidth * video.videoHeight * 4);
    const count = Math.max(2, Math.min(most, Math.floor(room / size)));
    const ahead = Math.ceil(count * 0.75);
    const [before, after] = isBack ? [ahead, count - ahead] : [count - ahead, ahead];
    return { from: clampFrame(around - before, frames), to: clampFrame(around + after, frames) };
  }

  /** What to fetch next, first where the steps lead. */
  function findRow(): Row | undefined {
    if (isOff || !isWanted) return undefined;
    const within = readWindow();
    let [on, back] = [around + 1, around - 1];
    while (kept.has(on)) on++;
    while (kept.has(back)) back--;
    const ahead = on <= within.to && { from: on, to: within.to };
    const behind = back >= within.from && {
      from: Math.max(within.from, back + 1 - backAtOnce),
      to: back,
    };
    return (isBack ? behind || ahead : ahead || behind) || undefined;
  }

  function forget(isLeft: (frame: number) => boolean) {
    for (const [frame, picture] of kept) {
      if (!isLeft(frame)) continue;
      picture?.close();
      kept.delete(frame);
    }
  }

  /** Named by the time of the picture itself, where that is the one that was told of: it may have gone since. */
  function takePicture(own: HTMLVideoElement, told: number): number {
    const picture = new VideoFrame(own);
    const frame = clampFrame(frameAt(picture.timestamp / 1_000_000, rate), frames);
    if (frame === clampFrame(frameAt(told, rate), frames)) void keep(picture, frame);
    else picture.close();
    return frame;
  }

  async function keep(picture: VideoFrame, frame: number): Promise<void> {
    try {
      const made = await createImageBitmap(picture);
      if (kept.get(frame) || !isWanted) made.close();
      else kept.set(frame, made);
    } catch {
      isOff = true;
    } finally {
      picture.close();
    }
  }

  function takeScout(): HTMLVideoElement {
    scout ??= document.createElement("video");
    scout.muted = true;
    scout.preload = "auto";
    if (scout.src !== video.currentSrc) scout.src = video.currentSrc;
    return scout;
  }

  async function playAcross({ from, to }: Row, signal: AbortSignal): Promise<void> {
    const own = takeScout();
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error("No pictures can be had."));
      const follow = () =>
        own.requestVideoFrameCallback((_now, { mediaTime }) => {
          if (signal.aborted) return;
          follow();
          try {
            const frame = takePicture(own, mediaTime);
            if (frame >= to) resolve();
            else if (frame >= from && own.paused) own.play().catch(fail);
          } catch {
            fail();
          }
        });
      signal.addEventListener("abort", () => resolve(), { once: true });
      own.addEventListener("error", fail, { once: true, signal });
      follow();
      own.currentTime = middleOf(from, rate);
    }).finally(() => own.pause());
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (let row = findRow(); row; row = findRow()) {
      const ending = new AbortController();
      played = { row, ending };
      try {
        await playAcross(row, ending.signal);
        for (let frame = row.from; frame <= row.to; frame++)
          if (!ending.signal.aborted && !kept.has(frame)) kept.set(frame, null);
      } catch {
        // Of another origin, an address that has run out: each picture is sought, as it would be without this.
        isOff = true;
      }
      ending.abort();
      const within = readWindow();
      forget((frame) => frame < within.from || frame > within.to);
    }
    isWorking = false;
  }

  function stop() {
    isWanted = false;
    played?.ending.abort();
    forget(() => true);
  }

  return {
    take: (frame: number): ImageBitmap | null => kept.get(frame) ?? null,
    /** The pictures around this one are wanted, first those that the steps lead to. */
    gather: (frame: number, goesBack: boolean) => {
      [around, isBack, isWanted] = [frame, goesBack, true];
      const next = around + (isBack ? -1 : 1);
      const isOnItsWay = played && next >= played.row.from && next <= played.row.to;
      if (played && !isOnItsWay && !kept.has(next)) played.ending.abort();
      void work();
    },
    stop,
    /** Gives back what the second video has fetched. */
    end: () => {
      stop();
      scout?.removeAttribute("src");
      scout?.load();
    },
  };
}
