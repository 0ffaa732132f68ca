import { describe, expect, it } from "vitest";
import type { SunPlace } from "./camera.ts";
import { follow, type Light, lightAtRest } from "./follow.ts";

const home: SunPlace = [0.6, 0.4];
const away: SunPlace = [0.1, 0.7];

function play(light: Light, wanted: SunPlace | undefined, seconds: number, rate = 60): Light[] {
  const frames = [light];
  for (let i = 0; i < seconds * rate; i++)
    frames.push(follow(frames.at(-1)!, wanted, home, 1 / rate));
  return frames;
}

describe("the sun that follows", () => {
  it("begins where the film has it, and slowly", () => {
    const [, next] = play(lightAtRest(home), away, 0.1);
    expect(next?.held).toBeLessThan(0.02);
    expect(home[0] - (next?.sun[0] ?? 0)).toBeLessThan(0.005);
  });

  it("arrives within two seconds and never swings over", () => {
    const frames = play(lightAtRest(home), away, 2);
    const last = frames.at(-1)!;
    expect(last.sun[0]).toBeCloseTo(away[0], 2);
    expect(last.sun[1]).toBeCloseTo(away[1], 2);
    expect(last.held).toBe(1);
    for (const [index, { sun }] of frames.entries()) {
      expect(sun[0]).toBeGreaterThanOrEqual(away[0]);
      if (index > 0) expect(sun[0]).toBeLessThanOrEqual(frames[index - 1]!.sun[0]);
    }
  });

  it("goes the same way however often it is drawn", () => {
    const often = play(lightAtRest(home), away, 0.5, 120).at(-1)!;
    const seldom = play(lightAtRest(home), away, 0.5, 20).at(-1)!;
    expect(seldom.sun[0]).toBeCloseTo(often.sun[0], 4);
    expect(seldom.sun[1]).toBeCloseTo(often.sun[1], 4);
  });

  it("comes home before the film has the light back, all of it", () => {
    const held = play(lightAtRest(home), away, 2).at(-1)!;
    const frames = play(held, undefined, 3);
    const handedBack = frames.find((light) => light.held < 1)!;
    expect(Math.hypot(handedBack.sun[0] - home[0], handedBack.sun[1] - home[1])).toBeLessThan(0.04);
    expect(frames.at(-1)).toMatchObject({ held: 0 });
  });
});
