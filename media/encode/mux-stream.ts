import { runFfmpeg, runProgram } from "./run-program.ts";

async function probe(file: string, ...what: string[]): Promise<string[]> {
  const answer = await runProgram("ffprobe", ["-v", "error", ...what, "-of", "csv=p=0", file]);
  return answer.toString().split("\n").filter(Boolean);
}

export async function countFrames(stream: string): Promise<number> {
  return (await probe(stream, "-show_entries", "packet=pos")).length;
}

/**
 * H.264 leaves the times of its pictures to the container, and sends some of them later than others
 * that are shown after them. A decoder knows the order: it says where each picture's bytes began.
 */
async function listShownPlaces(stream: string): Promise<number[]> {
  const sent = await probe(stream, "-show_entries", "packet=pos");
  const shown = await probe(stream, "-show_entries", "frame=pkt_pos");
  const places = new Map(shown.map((position, place) => [parseInt(position, 10), place]));
  return sent.map((position) => {
    const place = places.get(parseInt(position, 10));
    if (place === undefined) throw new Error(`${stream}: a picture is sent and never shown`);
    return place;
  });
}

/** A sum in small brackets: ffmpeg does not read deep ones. */
function addUp(terms: readonly string[], most = 24): string {
  const groups = Array.from({ length: Math.ceil(terms.length / most) }, (_, group) =>
    terms.slice(group * most, (group + 1) * most).join("+"),
  );
  return groups.map((group) => `(${group})`).join("+") || "0";
}

async function timeFilter(stream: string, fps: number): Promise<string> {
  const places = await listShownPlaces(stream);
  const delay = Math.max(...places.map((place, index) => index - place));
  const shifts = places.flatMap((place, index) =>
    place === index ? [] : [`eq(N,${index})*(${place - index})`],
  );
  const inTicks = (place: string) => `'round((${place})/TB/${fps})'`;
  const [pts, dts] = [inTicks(`N+${addUp(shifts)}`), inTicks(`N-${delay}`)];
  return `setts=pts=${pts}:dts=${dts}:duration=${inTicks("1")}`;
}

/** Puts a stream that was encoded elsewhere into its container, byte for byte. */
export async function muxStream(stream: string, file: string, fps: number) {
  const isTimed = stream.endsWith(".ivf");
  const times = isTimed ? [] : ["-bsf:v", await timeFilter(stream, fps)];
  const input = isTimed ? ["-i", stream] : ["-framerate", String(fps), "-i", stream];
  await runFfmpeg(input, ["-c", "copy", ...times, "-movflags", "+faststart", file]);
}
