/** The camera of the film and what stands in front of it, as `media/scenes/screen.h` has them. */
type Vector = readonly [x: number, y: number, z: number];

const focalLength = 2.2;
const screen = { x: 3, halfWidth: 9, bottom: 0.7, height: 7.53, z: 24 };
const jettyEnd = 12.9;

const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const normalise = (a: Vector): Vector => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};

export type Camera = { eye: Vector; right: Vector; up: Vector; forward: Vector };

/** `time` runs from 0 to 1 in one turn of the loop. */
export function cameraAt(time: number): Camera {
  const angle = 2 * Math.PI * time;
  const eye: Vector = [
    0.95 + 0.24 * Math.sin(angle),
    1.06 + 0.03 * Math.cos(angle),
    -2.3 + 0.2 * Math.cos(angle),
  ];
  const forward = normalise(subtract([0.75, 3.3, screen.z], eye));
  const right = normalise(cross([0, 1, 0], forward));
  return { eye, right, up: cross(forward, right), forward };
}

/** Where a point is seen, in half heights of the frame from its middle, and how far away. */
function project({ eye, right, up, forward }: Camera, point: Vector) {
  const way = subtract(point, eye);
  const depth = dot(way, forward);
  return {
    x: (dot(way, right) / depth) * focalLength,
    y: (dot(way, up) / depth) * focalLength,
    depth,
  };
}

export type SunPlace = readonly [u: number, v: number];

/** Where the film has its sun, on its screen from 0 to 1. */
export function restingSun(time: number): SunPlace {
  const angle = 2 * Math.PI * time;
  return [0.6 + (0.1 * Math.cos(angle)) / 2.39, 0.4 + 0.02 * Math.sin(angle)];
}

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** Where the sun goes for somebody who points there in the frame, from 0 to 1 rightwards and upwards: it stays on its screen. */
export function sunBehind(camera: Camera, x: number, y: number): SunPlace {
  const { eye, right, up, forward } = camera;
  const [a, b] = [((x * 2 - 1) * 16) / 9, y * 2 - 1];
  const way = (axis: 0 | 1 | 2) => right[axis] * a + up[axis] * b + forward[axis] * focalLength;
  const reach = (screen.z - eye[2]) / way(2);
  return [
    between(0.05, (eye[0] + way(0) * reach - screen.x) / (2 * screen.halfWidth) + 0.5, 0.95),
    between(0.19, (eye[1] + way(1) * reach - screen.bottom) / screen.height, 0.74),
  ];
}

/** The renderer's own hash: each post has its height from it. */
function hash(a: number, b: number): number {
  let h = (Math.imul(a, 374761393) + Math.imul(b, 668265263)) >>> 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177) >>> 0;
  h = Math.imul(h ^ (h >>> 16), 2246822519) >>> 0;
  return ((h ^ (h >>> 15)) & 0xffffff) / 16777216;
}

/** For each post of the jetty: the middle of its top, half its width, and how far away it is. */
export function projectPosts(camera: Camera): Float32Array {
  const posts = new Float32Array(16 * 4);
  for (let index = 0; index < 8; index++)
    for (const isLeft of [0, 1]) {
      const key = -2 * index + isLeft;
      const side = isLeft ? -1 : 1;
      const tilt = 0.04 * (hash(key, 6) - 0.5);
      const x = side * (0.8 + 0.02 * hash(key, 2)) - tilt;
      const top = 0.42 + 0.3 * hash(key, 11);
      const z = jettyEnd - 0.25 - 1.85 * index - 0.05 * (hash(key, 4) - 0.5);
      const seen = project(camera, [x, top, z]);
      const radius = 0.102 + 0.012 * hash(key, 8);
      posts.set(
        [seen.x, seen.y, (radius / seen.depth) * focalLength, seen.depth],
        (index * 2 + isLeft) * 4,
      );
    }
  return posts;
}

/** The waves of the water at a moment: the way each runs, its wave number, and its phase. */
export function swellAt(time: number): Float32Array {
  const swell = new Float32Array(14 * 4);
  for (let index = 0; index < 14; index++) {
    const frequency = 1.31 ** index;
    const side = ((index * 0.61803 + 0.13) % 1) * 2 - 1;
    const angle = -1.25 + side * 0.55 * (1 + 0.16 * index);
    const cycles = Math.round(3 * Math.sqrt(frequency));
    const phase = index * 2.31 - 2 * Math.PI * ((cycles * time) % 1);
    swell.set(
      [Math.cos(angle), Math.sin(angle), (2 * Math.PI * frequency) / 5.6, phase],
      index * 4,
    );
  }
  return swell;
}
