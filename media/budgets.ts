/** Bytes that each file may have: the encoder keeps to them, a test makes sure. */
const kB = 1000;
const MB = 1000 * kB;

/** Card pictures are shown at 960 pixels at most, there is one every few hundred pixels of page. */
const pictureLimits = [
  { upTo: 640, bytes: 40 * kB },
  { upTo: 960, bytes: 60 * kB },
  { upTo: 1440, bytes: 120 * kB },
];

export function pictureLimit(width: number): number {
  return pictureLimits.find(({ upTo }) => width <= upTo)?.bytes ?? 180 * kB;
}

/** The hero is on the first screen of the first page. */
export function filmLimit(key: string): number {
  return key === "home-hero" ? MB : 1.2 * MB;
}

export const allFilmsLimit = 32 * MB;
export const allMediaLimit = 50 * MB;
export const shareImageLimit = 150 * kB;
