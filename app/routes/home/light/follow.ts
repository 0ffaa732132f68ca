import type { SunPlace } from "./camera.ts";

/** In seconds: how slowly the sun follows, and how long the film takes to become the visitor's. */
const lag = 0.22;
const taking = 0.9;
const homeward = 0.03;

export type Light = {
  sun: SunPlace;
  speed: SunPlace;
  /** How much of it is the visitor's, from 0 to 1. */
  held: number;
};

export function lightAtRest(sun: SunPlace): Light {
  return { sun, speed: [0, 0], held: 0 };
}

/** A sun that begins slowly and arrives without swinging over, as a camera does: a spring that is damped just enough. */
function ease(from: number, speed: number, to: number, seconds: number): [number, number] {
  const pull = (speed * lag + (from - to)) / lag;
  const left = Math.exp(-seconds / lag);
  return [to + (from - to + pull * seconds) * left, (speed - (pull * seconds) / lag) * left];
}

/** The light `seconds` later, on its way to where somebody points, or home. */
export function follow(
  light: Light,
  wanted: SunPlace | undefined,
  home: SunPlace,
  seconds: number,
): Light {
  const goal = wanted ?? home;
  const [u, uSpeed] = ease(light.sun[0], light.speed[0], goal[0], seconds);
  const [v, vSpeed] = ease(light.sun[1], light.speed[1], goal[1], seconds);
  const isHome = Math.hypot(u - home[0], v - home[1]) < homeward;
  const change = wanted ? seconds / taking : isHome ? -seconds / taking : 0;
  return {
    sun: [u, v],
    speed: [uSpeed, vSpeed],
    held: Math.min(1, Math.max(0, light.held + change)),
  };
}
