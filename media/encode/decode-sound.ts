import { makeSignal, sampleRate, type Stereo } from "../sound/core/signal.ts";
import { runFfmpeg } from "./run-program.ts";

/** What a decoder makes of the file, as samples. */
export async function decodeSound(file: string): Promise<Stereo> {
  const raw = ["-f", "f32le", "-ac", "2", "-ar", String(sampleRate), "-"];
  const bytes = await runFfmpeg(["-i", file, "-vn"], raw);
  const pick = (channel: number) =>
    makeSignal(bytes.length / 8, (index) => bytes.readFloatLE(index * 8 + channel * 4));
  return { left: pick(0), right: pick(1) };
}
