import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import decodeJpeg, { init as initJpeg } from "@jsquash/jpeg/decode.js";
import decodePng, { init as initPng } from "@jsquash/png/decode.js";
import resize, { initResize } from "@jsquash/resize";
import decodeWebp, { init as initWebpDecoder } from "@jsquash/webp/decode.js";
import encodeWebp, { init as initWebpEncoder } from "@jsquash/webp/encode.js";
import type { ImageFormat } from "../../domain/file/image-size.ts";

const require = createRequire(import.meta.url);

/** The codecs would fetch their own code by address, which Node cannot: it is read and handed to them. */
async function compile(file: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(require.resolve(file)));
}

type Decode = (bytes: ArrayBuffer) => Promise<ImageData>;
const ready = new Map<string, Promise<unknown>>();

function once(name: string, start: () => Promise<unknown>): Promise<unknown> {
  provideImageData();
  const started = ready.get(name) ?? start();
  ready.set(name, started);
  return started;
}

const decoders: Record<ImageFormat, Decode> = {
  async jpeg(bytes) {
    await once("jpeg", async () =>
      initJpeg(await compile("@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm")),
    );
    return decodeJpeg(bytes, { preserveOrientation: true });
  },
  async png(bytes) {
    await once("png", async () =>
      initPng(await compile("@jsquash/png/codec/pkg/squoosh_png_bg.wasm")),
    );
    return decodePng(bytes);
  },
  async webp(bytes) {
    await once("webp", async () =>
      initWebpDecoder(await compile("@jsquash/webp/codec/dec/webp_dec.wasm")),
    );
    return decodeWebp(bytes);
  },
};

export function decodeImage(format: ImageFormat, bytes: ArrayBuffer): Promise<ImageData> {
  return decoders[format](bytes);
}

/** Cut to the shape asked for, from the middle. */
export async function coverImage(
  image: ImageData,
  width: number,
  height: number,
): Promise<ImageData> {
  await once("resize", async () =>
    initResize(await compile("@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm")),
  );
  return resize(image, { width, height, fitMethod: "contain" });
}

export async function encodeImage(image: ImageData): Promise<ArrayBuffer> {
  await once("encode", async () =>
    initWebpEncoder(await compile("@jsquash/webp/codec/enc/webp_enc_simd.wasm")),
  );
  return encodeWebp(image, { quality: 76 });
}

/** The browser's type, which the codecs make; Node has none. */
function provideImageData(): void {
  if (typeof ImageData !== "undefined") return;
  class PlainImageData {
    readonly colorSpace = "srgb";
    readonly data: Uint8ClampedArray;
    readonly width: number;
    readonly height: number;

    constructor(data: Uint8ClampedArray, width: number, height: number) {
      this.data = data;
      this.width = width;
      this.height = height;
    }
  }
  Object.defineProperty(globalThis, "ImageData", { value: PlainImageData, configurable: true });
}
