import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cameraAt, projectPosts, restingSun, sunBehind } from "./camera.ts";

const scene = readFileSync("media/scenes/screen.h", "utf8");
const ocean = readFileSync("media/renderer/ocean.h", "utf8");

describe("the world of the film", () => {
  it.each([
    "SCREEN_X = 3.f, SCREEN_HALF_WIDTH = 9.f, SCREEN_BOTTOM = .7f, SCREEN_TOP = 8.23f, SCREEN_Z = 24.f",
    "FIGURE_X = -.12f, FIGURE_Z = 12.3f, DECK_TOP = .34f, JETTY_END = 12.9f",
    "return {.24f, 5.6f, -1.25f, .55f, .8f, 3.f}",
    "vec(.95f + .24f * sinf(a), 1.06f + .03f * cosf(a), -2.3f + .20f * cosf(a))",
    "{at, vec(.75f, 3.3f, SCREEN_Z), 2.2f, .022f, 14.7f, 0.f}",
    "(u - .60f) * 2.39f - .10f * cosf(TAU * t), y = v - horizon - .15f - .02f * sinf(TAU * t)",
    "vec(5.2f, 2.6f, .85f) * smoothstep(.108f, .100f, r) + vec(1.9f, .66f, .14f) * expf(-r * 4.6f)",
    "float top = .42f + .30f * hash(key, 11);",
  ])("is still the one that the shaders draw: %s", (line) => {
    expect(scene).toContain(line);
  });

  it("has the sea's waves as the shaders have them", () => {
    expect(ocean).toContain("frequency *= 1.31f;\n    amplitude *= .74f;");
    expect(ocean).toContain("expf((sinf(phase) - 1.f) * (.55f + sea.chop))");
  });

  it.each([0, 0.3, 0.77])("puts the sun behind where it is seen, at %d", (time) => {
    const camera = cameraAt(time);
    const [u, v] = restingSun(time);
    const way = [
      3 + (u - 0.5) * 18 - camera.eye[0],
      0.7 + v * 7.53 - camera.eye[1],
      24 - camera.eye[2],
    ] as const;
    const along = (axis: readonly number[]) =>
      way.reduce((sum, step, index) => sum + step * axis[index]!, 0);
    const depth = along(camera.forward);
    const x = ((along(camera.right) / depth) * 2.2 * 9) / 16 / 2 + 0.5;
    const y = ((along(camera.up) / depth) * 2.2) / 2 + 0.5;
    const [foundU, foundV] = sunBehind(camera, x, y);
    expect(foundU).toBeCloseTo(u, 5);
    expect(foundV).toBeCloseTo(v, 5);
  });

  it("keeps the sun on its screen, wherever somebody points", () => {
    for (const x of [-1, 0, 0.5, 1, 2])
      for (const y of [-1, 0, 0.5, 1, 2]) {
        const [u, v] = sunBehind(cameraAt(0.1), x, y);
        expect(u).toBeGreaterThanOrEqual(0.05);
        expect(u).toBeLessThanOrEqual(0.95);
        expect(v).toBeGreaterThan(0.1);
        expect(v).toBeLessThan(0.8);
      }
  });

  it("sees the posts of the jetty left and right of it, the nearer the wider", () => {
    const posts = projectPosts(cameraAt(0));
    const [farRight, farLeft, , , nearer] = [0, 1, 2, 3, 4].map((index) =>
      posts.subarray(index * 4, index * 4 + 4),
    );
    expect(farRight![0]).toBeGreaterThan(farLeft![0]!);
    expect(nearer![2]).toBeGreaterThan(farRight![2]!);
    expect(nearer![3]).toBeLessThan(farRight![3]!);
  });
});
