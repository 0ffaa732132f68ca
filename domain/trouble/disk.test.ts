import { describe, expect, it } from "vitest";
import { isNearlyFull, percentFree } from "./disk.ts";

const gibibyte = 2 ** 30;
const disk = (total: number, free: number, filesFree = 900) => ({
  total: total * gibibyte,
  free: free * gibibyte,
  files: 1000,
  filesFree,
});

describe("a disk", () => {
  it("is nearly full when a tenth is free, and little", () => {
    expect(isNearlyFull(disk(50, 6), false)).toBe(false);
    expect(isNearlyFull(disk(50, 4), false)).toBe(true);
    // A large one has room for long.
    expect(isNearlyFull(disk(2000, 60), false)).toBe(false);
    expect(isNearlyFull(disk(2000, 9), false)).toBe(true);
  });

  it("stays so until there is clearly more", () => {
    expect(isNearlyFull(disk(50, 5.5), false)).toBe(false);
    expect(isNearlyFull(disk(50, 5.5), true)).toBe(true);
    expect(isNearlyFull(disk(50, 7), true)).toBe(false);
  });

  it("can run out of files", () => {
    expect(isNearlyFull(disk(50, 40, 40), false)).toBe(true);
    expect(isNearlyFull(disk(50, 40, 80), true)).toBe(true);
    expect(isNearlyFull(disk(50, 40, 80), false)).toBe(false);
    expect(percentFree(disk(50, 40, 40))).toBe(4);
  });

  it("that counts no files is judged by its bytes", () => {
    const space = { ...disk(50, 20), files: 0, filesFree: 0 };
    expect(isNearlyFull(space, false)).toBe(false);
    expect(percentFree(space)).toBe(40);
  });
});
