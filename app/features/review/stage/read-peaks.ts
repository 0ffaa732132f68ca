/** How many bars a sound is shown as. */
export const barCount = 400;

/** Beyond it, reading the file for its picture would cost more than the picture tells. */
const mostBytes = 256 * 1024 * 1024;

/**
 * How loud a sound is along its length, 0 to 1 for each bar; told again and again while it is read. Tells nothing where
 * this browser cannot take the sound apart, or it is too long for that.
 */
export async function readPeaks(
  address: string,
  signal: AbortSignal,
  onRead: (peaks: readonly number[]) => void,
): Promise<void> {
  const { AudioSampleSink, Input, MP3, MP4, QTFF, UrlSource, WAVE, WEBM } =
    await import("mediabunny");
  // Each by its name: with all of them allowed, a playlist would be followed to wherever it points.
  const formats = [MP3, WAVE, MP4, QTFF, WEBM];
  const input = new Input({
    formats,
    source: new UrlSource(address, { getRetryDelay: () => null }),
  });
  signal.addEventListener("abort", () => input.dispose(), { once: true });
  try {
    const track = (await input.canRead()) ? await input.getPrimaryAudioTrack() : null;
    const isTooLarge = (await measure(address, signal)) > mostBytes;
    if (!track || isTooLarge || !(await track.canDecode())) return;
    const duration = await track.computeDuration();
    const peaks = Array.from({ length: barCount }, () => 0);
    let told = performance.now();
    for await (const sample of new AudioSampleSink(track).samples()) {
      addPeaks(peaks, sample, duration);
      sample.close();
      if (signal.aborted) return;
      if (performance.now() - told < 250) continue;
      told = performance.now();
      onRead(peaks.slice());
    }
    onRead(peaks);
  } finally {
    input.dispose();
  }
}

async function measure(address: string, signal: AbortSignal): Promise<number> {
  const { headers } = await fetch(address, { method: "HEAD", signal });
  return Number(headers.get("content-length") ?? Number.POSITIVE_INFINITY);
}

type Sample = {
  timestamp: number;
  sampleRate: number;
  numberOfChannels: number;
  allocationSize: (options: { planeIndex: number; format: "f32-planar" }) => number;
  copyTo: (to: Float32Array, options: { planeIndex: number; format: "f32-planar" }) => void;
};

/** What is read at once may be shorter than a bar, or as long as many. */
function addPeaks(peaks: number[], sample: Sample, duration: number): void {
  const perBar = duration / barCount;
  for (let planeIndex = 0; planeIndex < Math.min(2, sample.numberOfChannels); planeIndex += 1) {
    const options = { planeIndex, format: "f32-planar" } as const;
    const plane = new Float32Array(sample.allocationSize(options) / 4);
    sample.copyTo(plane, options);
    for (const [index, value] of plane.entries()) {
      const place = Math.floor((sample.timestamp + index / sample.sampleRate) / perBar);
      const bar = Math.max(0, Math.min(barCount - 1, place));
      const loud = Math.abs(value);
      if (loud > (peaks[bar] ?? 0)) peaks[bar] = loud;
    }
  }
}
