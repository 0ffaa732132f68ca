import type { Room } from "../core/room.ts";

/** Where things are heard: how long the place answers, and how soon. */
export const rooms = {
  harbour: { seed: 11, low: 3.4, middle: 2.6, high: 1.1, nearest: 0.09, walls: 6, bright: 3200 },
  quay: { seed: 12, low: 1.6, middle: 1.3, high: 0.7, nearest: 0.035, walls: 8, bright: 5200 },
  bowl: { seed: 13, low: 0.8, middle: 0.9, high: 0.6, nearest: 0.014, walls: 9, bright: 6500 },
  street: { seed: 14, low: 1.5, middle: 1.2, high: 0.7, nearest: 0.028, walls: 7, bright: 5600 },
  cafe: { seed: 15, low: 0.6, middle: 0.5, high: 0.35, nearest: 0.007, walls: 8, bright: 5000 },
  kitchen: {
    seed: 16,
    low: 0.5,
    middle: 0.45,
    high: 0.35,
    nearest: 0.006,
    walls: 10,
    bright: 6500,
  },
  carriage: {
    seed: 17,
    low: 0.35,
    middle: 0.28,
    high: 0.18,
    nearest: 0.004,
    walls: 8,
    bright: 3800,
  },
  dunes: { seed: 18, low: 2.6, middle: 1.8, high: 0.8, nearest: 0.12, walls: 3, bright: 2600 },
  depth: { seed: 19, low: 3.6, middle: 2.4, high: 0.7, nearest: 0.02, walls: 4, bright: 1500 },
  bulb: { seed: 20, low: 0.9, middle: 1.3, high: 1.2, nearest: 0.003, walls: 12, bright: 8000 },
  tunnel: { seed: 21, low: 2.2, middle: 1.7, high: 0.9, nearest: 0.018, walls: 12, bright: 4600 },
  outside: { seed: 22, low: 0.9, middle: 0.7, high: 0.4, nearest: 0.05, walls: 4, bright: 3400 },
} as const satisfies Record<string, Room>;
