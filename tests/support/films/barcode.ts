/** A number of twelve bits as a row of black and white fields, with its digits below, for people. */
export const film = { width: 384, height: 216, frames: 480 } as const;
const bits = 12;
/** Where the fields stand: in the middle of the height, and so wide that no compression blurs two of them. */
const field = { width: film.width / bits, top: 24, height: 72 } as const;

const black = 20;
const white = 235;

/** One row for each line of a digit, three bits wide. */
const digits = [
  [7, 5, 5, 5, 7],
  [2, 6, 2, 2, 7],
  [7, 1, 7, 4, 7],
  [7, 1, 7, 1, 7],
  [5, 5, 7, 1, 1],
  [7, 4, 7, 1, 7],
  [7, 4, 7, 5, 7],
  [7, 1, 2, 2, 2],
  [7, 5, 7, 5, 7],
  [7, 5, 7, 1, 7],
] as const;
const dot = 14;
const digitsAt = { left: 84, top: 120 } as const;

/** The picture of this frame, a byte a pixel. */
export function drawFrame(number: number): Uint8Array {
  const picture = new Uint8Array(film.width * film.height).fill(black);
  const paint = (left: number, top: number, width: number, height: number) => {
    for (let y = top; y < top + height; y++)
      picture.fill(white, y * film.width + left, y * film.width + left + width);
  };
  for (let bit = 0; bit < bits; bit++)
    if ((number >> (bits - 1 - bit)) & 1)
      paint(bit * field.width, field.top, field.width, field.height);
  for (const [place, digit] of String(number).padStart(4, "0").split("").entries())
    for (const [line, row] of (digits[Number(digit)] ?? []).entries())
      for (let column = 0; column < 3; column++)
        if ((row >> (2 - column)) & 1)
          paint(digitsAt.left + (place * 4 + column) * dot, digitsAt.top + line * dot, dot, dot);
  return picture;
}

/** Where to look for each bit, as shares of the width and height of the picture. */
export const lookAt = {
  x: Array.from({ length: bits }, (_, bit) => (bit + 0.5) / bits),
  y: (field.top + field.height / 2) / film.height,
} as const;
