import { type Film, frameAt } from "./frame-time.ts";

type Picture = { frame: number; take: () => VideoFrame; drop: () => void };

/** The pictures of a film one after the other. */
export type Reel = {
  /** The frame that comes next. */
  readonly at: number;
  /** Null after the last of them, or once it was ended. */
  next: () => Promise<Picture | null>;
  end: () => void;
};

export type Reels = { from: (frame: number) => Reel; close: () => void };

/**
 * Opens a film beside the video that plays it, with a decoder that does nothing but the next picture. Null where this browser
 * has none for it, and where the pictures begin later than the film: from what they are counted then is each browser's own.
 */
export async function openReels(address: string, { rate }: Film): Promise<Reels | null> {
  const { Input, MP4, QTFF, UrlSource, VideoSampleSink, WEBM } = await import("mediabunny");
  const source = new UrlSource(address, {
    getRetryDelay: () => null,
    // Told by the picture that waits for it.
    handleUnhandledError: () => undefined,
  });
  // Each by its name: with all of them allowed, a playlist would be followed to wherever it points.
  const input = new Input({ formats: [MP4, QTFF, WEBM], source });
  try {
    const track = (await input.canRead()) ? await input.getPrimaryVideoTrack() : null;
    if (track && (await track.canDecode()) && frameAt(await track.getFirstTimestamp(), rate) <= 0) {
      const sink = new VideoSampleSink(track);
      return { from: (frame) => beginReel(sink, frame), close: () => input.dispose() };
    }
  } catch (error) {
    input.dispose();
    throw error;
  }
  input.dispose();
  return null;

  function beginReel(sink: InstanceType<typeof VideoSampleSink>, first: number): Reel {
    // Between two pictures, so that no rounding takes the one before.
    const samples = sink.samples(Math.max(0, ((first - 0.25) * rate.den) / rate.num));
    let at = first;
    return {
      get at() {
        return at;
      },
      next: async () => {
        const { value: sample } = await samples.next();
        if (!sample) return null;
        const frame = frameAt(sample.timestamp, rate);
        at = Math.max(at, frame + 1);
        return {
          frame,
          take: () => {
            const picture = sample.toVideoFrame();
            sample.close();
            return picture;
          },
          drop: () => sample.close(),
        };
      },
      end: () => void samples.return(),
    };
  }
}
