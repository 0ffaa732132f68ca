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

/** Films that tell a story take longer than a loop; nobody loads one before pressing play. */
const toldFilms = new Map([
  ["port-storm-film", 2.4 * MB],
  ["human-factor-film", 1.6 * MB],
  ["forth-ports-film", 1.9 * MB],
  ["rom-boys-film", 1.9 * MB],
  ["ai-movies-film-1", 1.6 * MB],
]);

/** The hero is on the first screen of the first page. */
export function filmLimit(key: string): number {
  return toldFilms.get(key) ?? (key === "home-hero" ? MB : 1.2 * MB);
}

export const allFilmsLimit = 41 * MB;
export const allMediaLimit = 50 * MB;
export const shareImageLimit = 150 * kB;
