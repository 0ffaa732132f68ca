/** Where a film lies that covers its box, in pixels of the page; its frame is wider or higher than the box. */
export type FilmFrame = { left: number; top: number; width: number; height: number };

const shape = 16 / 9;

/** As `object-fit: cover` and `object-position` have it. */
export function placeFrame(box: FilmFrame, position: string): FilmFrame {
  const width = Math.max(box.width, box.height * shape);
  const height = width / shape;
  const [x = 50, y = 50] = position.split(" ").map(Number.parseFloat);
  return {
    left: box.left + ((box.width - width) * x) / 100,
    top: box.top + ((box.height - height) * y) / 100,
    width,
    height,
  };
}

/** From 0 to 1, rightwards and upwards, as the frame's own picture counts. */
export function placeInFrame(frame: FilmFrame, x: number, y: number): [number, number] {
  return [(x - frame.left) / frame.width, 1 - (y - frame.top) / frame.height];
}

/** What of the frame its box shows, in pixels of a canvas of that size. */
export function shownPart(frame: FilmFrame, box: FilmFrame, width: number, height: number) {
  const [scaleX, scaleY] = [width / frame.width, height / frame.height];
  const left = Math.max(0, Math.floor((box.left - frame.left) * scaleX));
  const bottom = Math.max(
    0,
    Math.floor((frame.top + frame.height - box.top - box.height) * scaleY),
  );
  return {
    left,
    bottom,
    width: Math.min(width - left, Math.ceil(box.width * scaleX) + 1),
    height: Math.min(height - bottom, Math.ceil(box.height * scaleY) + 1),
  };
}
