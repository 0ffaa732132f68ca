import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import init, { encode } from "@jsquash/png/codec/pkg/squoosh_png.js";
import { decodeImage } from "../../services/labs/codecs.ts";
import type { Pixels } from "./compare-pixels.ts";

const require = createRequire(import.meta.url);
let ready: Promise<unknown> | undefined;

export function decodePng(bytes: Buffer): Promise<Pixels> {
  return decodeImage("png", new Uint8Array(bytes).buffer);
}

export async function writePng(path: string, { width, height, data }: Pixels): Promise<void> {
  ready ??= readFile(require.resolve("@jsquash/png/codec/pkg/squoosh_png_bg.wasm")).then(init);
  await ready;
  await writeFile(path, encode(new Uint8Array(data.buffer), width, height, 8));
}
