import {
  CustomSource,
  EncodedPacketSink,
  Input,
  MP3,
  MP4,
  QTFF,
  WAVE,
  WEBM,
  type InputAudioTrack,
  type InputVideoTrack,
} from "mediabunny";
import { canDrop, nominalRate, type FrameRate } from "../../../domain/review/timecode.ts";
import { FileFault, type ByteSource } from "./byte-source.ts";
import { findRate } from "./find-rate.ts";
import type { FoundMedia } from "./found-media.ts";
import { readStartTimecode } from "./read-start-timecode.ts";

/** A day at 23 frames a second. */
const mostFrames = 2_000_000;
const cacheBytes = 16 * 1024 * 1024;

/** Each by its name: with all of them allowed, a playlist would be followed to wherever it points. */
const formats = [MP4, QTFF, WEBM, MP3, WAVE];

/** A film, or sound: whichever is in it. */
export async function probeFilm(source: ByteSource): Promise<FoundMedia> {
  const input = new Input({
    formats,
    source: new CustomSource({
      getSize: () => source.size,
      read: (start, end) => source.read(start, end),
      maxCacheSize: cacheBytes,
      prefetchProfile: "fileSystem",
      // Told by the read that waits for it.
      handleUnhandledError: () => undefined,
    }),
  });
  try {
    if (!(await input.canRead())) throw new FileFault("The file is no film that can be read.");
    const picture = await input.getPrimaryVideoTrack();
    if (picture) return await describePicture(source, picture);
    const sound = await input.getPrimaryAudioTrack();
    if (sound) return await describeSound(sound);
    throw new FileFault("There is neither a picture nor sound in the file.");
  } finally {
    input.dispose();
  }
}

async function describePicture(source: ByteSource, track: InputVideoTrack): Promise<FoundMedia> {
  const { times, end, bytes, stored } = await readTimes(track);
  // A head may promise more than the file has.
  if (bytes > source.size || !(await hasPacket(track, stored))) throw new FileFault(tooShort);
  const ticks = await track.getTimeResolution();
  const { isVariable, ...rate } = findRate(times, ticks);
  const seconds = Math.max(0, end - (times[0] ?? 0) / ticks);
  const frames = isVariable ? Math.round((seconds * rate.num) / rate.den) : times.length;
  const isPlayable = canPlay(await track.getCodec(), await track.getCodecParameterString());
  return {
    kind: "film",
    state: isPlayable ? "ready" : "unplayable",
    rate_num: rate.num,
    rate_den: rate.den,
    frame_count: Math.max(1, frames),
    is_variable: isVariable,
    ...(await describeStart(source, rate)),
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    rotation: await track.getRotation(),
    duration_ms: Math.round(seconds * 1000),
    failure: isPlayable ? null : "Browsers do not play this kind of film.",
  };
}

/** When each frame is shown, in ticks and in order. */
async function readTimes(track: InputVideoTrack) {
  const ticks = await track.getTimeResolution();
  const times: number[] = [];
  let end = 0;
  let bytes = 0;
  /** Of the frame that lies last in the file. */
  let stored = 0;
  const packets = new EncodedPacketSink(track).packets(undefined, undefined, {
    metadataOnly: true,
  });
  for await (const { timestamp, duration, byteLength } of packets) {
    bytes += byteLength;
    stored = timestamp;
    // What an edit list leaves out before the beginning is never shown.
    if (timestamp < -0.5 / ticks) continue;
    if (times.length === mostFrames) throw new FileFault("The film has too many frames.");
    times.push(Math.round(timestamp * ticks));
    end = Math.max(end, timestamp + duration);
  }
  if (times.length === 0) throw new FileFault("The film has no frames.");
  return { times: Float64Array.from(times).toSorted(), end, bytes, stored };
}

const tooShort = "The file ends before its film does: it was cut off when it was written or sent.";

async function hasPacket(track: InputVideoTrack, timestamp: number): Promise<boolean> {
  const packet = await new EncodedPacketSink(track).getPacket(timestamp).catch(() => null);
  return (packet?.data.byteLength ?? 0) > 0;
}

async function describeStart(source: ByteSource, rate: FrameRate) {
  const start = await readStartTimecode(source);
  if (!start) return { start_frame: 0, is_drop: false };
  // The clock may count half as many frames as the film has.
  const scale = nominalRate(rate) / start.perSecond;
  const isDrop = start.isDrop && canDrop(rate);
  return { start_frame: Math.round(start.frame * scale), is_drop: isDrop };
}

/** H.264 without the profiles of cameras and editors, and what WebM has. */
function canPlay(codec: string | null, parameters: string | null): boolean {
  if (codec === "avc") return /^avc[13]\.(?:42|4d|58|64)/i.test(parameters ?? "");
  return codec !== null && ["vp8", "vp9", "av1"].includes(codec);
}

/** Counts its milliseconds. */
async function describeSound(track: InputAudioTrack): Promise<FoundMedia> {
  const duration = Math.round((await track.computeDuration()) * 1000);
  if (!(duration > 0 && duration < 2 ** 31)) throw new FileFault("The sound has no length.");
  const facts = { rate_num: 1000, rate_den: 1, frame_count: duration, duration_ms: duration };
  const isPlayable = isSoundPlayable(await track.getCodec());
  return {
    kind: "audio",
    state: isPlayable ? "ready" : "unplayable",
    ...facts,
    failure: isPlayable ? null : "Browsers do not play this kind of sound.",
  };
}

function isSoundPlayable(codec: string | null): boolean {
  return codec !== null && /^(?:aac|mp3|opus|vorbis|flac|ulaw|alaw|pcm-)/.test(codec);
}
