/** Four bytes a pixel, as canvases and codecs have them. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray };

export type Difference = {
  /** Of all pixels of the larger picture, how many differ: 0 to 1. Another size is a difference of its own. */
  share: number;
  hasOtherSize: boolean;
  /** What stayed, faintly, and what did not, in red. */
  picture: Pixels;
};

const changed = 0xff_20_20_ff;

/** Two pictures pixel by pixel. Where one of them has nothing, they differ. */
export function comparePixels(before: Pixels, after: Pixels): Difference {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [one, other] = [readWords(before), readWords(after)];
  const shown = new Uint32Array(width * height);
  let count = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const was = wordAt(before, one, x, y);
      const isSame = was !== undefined && was === wordAt(after, other, x, y);
      if (!isSame) count++;
      shown[y * width + x] = isSame ? fade(was) : changed;
    }
  return {
    share: shown.length === 0 ? 0 : count / shown.length,
    hasOtherSize: before.width !== after.width || before.height !== after.height,
    picture: { width, height, data: new Uint8ClampedArray(shown.buffer) },
  };
}

function readWords({ data }: Pixels): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
}

function wordAt({ width, height }: Pixels, words: Uint32Array, x: number, y: number) {
  return x < width && y < height ? words[y * width + x] : undefined;
}

/** A quarter of its light. The first byte is the lowest, on every machine that runs Node. */
function fade(word: number): number {
  return (((word >>> 2) & 0x3f_3f_3f) | 0xff_00_00_00) >>> 0;
}
