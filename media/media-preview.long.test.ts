import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureCompiler } from "./ensure-compiler.ts";

const renderer = fileURLToPath(new URL("renderer/cpu.cpp", import.meta.url));
const width = 96;
const height = 54;

function readPixels(file: string): Buffer {
  const bytes = readFileSync(file);
  const header = `P6\n${width} ${height}\n255\n`;
  expect(bytes.subarray(0, header.length).toString("latin1")).toBe(header);
  return bytes.subarray(header.length);
}

function describeLight(pixels: Buffer) {
  const mean = pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
  const spread = Math.sqrt(
    pixels.reduce((sum, value) => sum + (value - mean) ** 2, 0) / pixels.length,
  );
  return { mean, spread };
}

function meanDifference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

describe.runIf(ensureCompiler())(
  "a scene on the processor (needs g++)",
  { timeout: 300_000 },
  () => {
    const folder = mkdtempSync(join(tmpdir(), "kinolume-media-"));
    const program = join(folder, "screen");

    function render(t: number): Buffer {
      const file = join(folder, `${t}.ppm`);
      const size = ["--width", String(width), "--height", String(height), "--samples", "2"];
      execFileSync(program, ["--t", String(t), ...size, "--out", file]);
      return readPixels(file);
    }

    beforeAll(() => {
      const options = ["-std=c++17", "-O2", "-fopenmp", "-ffast-math", "-Wno-unknown-pragmas"];
      execFileSync("g++", [...options, '-DSCENE="../scenes/screen.h"', renderer, "-o", program]);
    }, 300_000);
    afterAll(() => rmSync(folder, { recursive: true }));

    it("is a picture: neither black nor white nor one flat tone", () => {
      const pixels = render(0);
      expect(pixels.length).toBe(width * height * 3);
      const { mean, spread } = describeLight(pixels);
      expect(mean).toBeGreaterThan(6);
      expect(mean).toBeLessThan(200);
      expect(spread).toBeGreaterThan(12);
    });

    it("loops: the end of the film is its beginning, the middle is not", () => {
      const start = render(0);
      const end = render(1);
      // A whole turn is rounded, so a path or two may fork: the mean tells, not the largest.
      expect(meanDifference(start, end)).toBeLessThan(1.5);
      expect(meanDifference(start, render(0.5))).toBeGreaterThan(3);
    });
  },
);
