import { writeFile } from "node:fs/promises";
import { sampleRate, type Stereo } from "./core/signal.ts";

/** 32-bit floats, so that nothing is rounded before the encoders have had it. */
export async function writeWave(file: string, { left, right }: Stereo): Promise<void> {
  const bytesPerFrame = 8;
  const size = left.length * bytesPerFrame;
  const wave = Buffer.alloc(44 + size);
  wave.write("RIFF", 0, "latin1");
  wave.writeUInt32LE(36 + size, 4);
  wave.write("WAVEfmt ", 8, "latin1");
  wave.writeUInt32LE(16, 16);
  // IEEE floats.
  wave.writeUInt16LE(3, 20);
  wave.writeUInt16LE(2, 22);
  wave.writeUInt32LE(sampleRate, 24);
  wave.writeUInt32LE(sampleRate * bytesPerFrame, 28);
  wave.writeUInt16LE(bytesPerFrame, 32);
  wave.writeUInt16LE(32, 34);
  wave.write("data", 36, "latin1");
  wave.writeUInt32LE(size, 40);
  for (let index = 0; index < left.length; index++) {
    wave.writeFloatLE(left[index] ?? 0, 44 + index * bytesPerFrame);
    wave.writeFloatLE(right[index] ?? 0, 48 + index * bytesPerFrame);
  }
  await writeFile(file, wave);
}
