import { stat } from "node:fs/promises";

type Ladder = {
  /** The first choice; higher is smaller and coarser. */
  from: number;
  /** What cannot be made to fit at this quality is not worth showing: the frame is at fault. */
  worst: number;
  /** How much of the scale halves the bytes, by experience with the codec. */
  halving: number;
};

/** Encodes at the best quality that keeps within the budget. */
export async function fitBudget(
  file: string,
  limit: number,
  { from, worst, halving }: Ladder,
  encode: (quality: number) => Promise<unknown>,
) {
  for (let quality = from; ;) {
    await encode(quality);
    const { size } = await stat(file);
    if (size <= limit) return;
    if (quality >= worst)
      throw new Error(`${file} has ${size} bytes at the lowest quality; ${limit} are allowed`);
    const excess = Math.ceil(halving * Math.log2(size / limit));
    quality = Math.min(worst, quality + Math.max(1, excess));
  }
}
