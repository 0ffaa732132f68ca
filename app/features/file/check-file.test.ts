import { describe, expect, it } from "vitest";
import { formatSize } from "../../../content/file.ts";
import { bucketLimits } from "./bucket-limits.ts";
import { checkFile } from "./check-file.ts";
import { findFileType } from "./file-type.ts";

const file = (name: string, type = "", size = 100) => ({ name, type, size });

describe("a file", () => {
  it("is taken up to the limit, and not a byte beyond", () => {
    const { attachments } = bucketLimits;
    expect(checkFile(file("a.png", "image/png", attachments.bytes), attachments)).toBeNull();
    expect(checkFile(file("a.png", "image/png", attachments.bytes + 1), attachments)).toBe(
      "too-large",
    );
    expect(checkFile(file("a.png", "image/png", 0), attachments)).toBe("empty");
  });

  it("that a browser could run is not taken", () => {
    for (const [name, type] of [
      ["page.html", "text/html"],
      ["drawing.svg", "image/svg+xml"],
      ["setup.exe", "application/x-msdownload"],
      ["nothing", ""],
    ] as const)
      expect(checkFile(file(name, type), bucketLimits.attachments)).toBe("wrong-type");
  });

  it("has the type its name says where browsers disagree", () => {
    expect(findFileType(file("figures.csv", "application/vnd.ms-excel"))).toBe("text/csv");
    expect(findFileType(file("cuts.zip", "application/x-zip-compressed"))).toBe("application/zip");
    expect(findFileType(file("Take 1.MOV"))).toBe("video/quicktime");
    expect(findFileType(file("pasted", "image/png"))).toBe("image/png");
  });
});

it("a size is said as people say it", () => {
  const { attachments, deliverables } = bucketLimits;
  const sizes = [0, 900, 1024, 26_214_400, 1_572_864, attachments.bytes, deliverables.bytes];
  expect(sizes.map(formatSize)).toEqual([
    "0 bytes",
    "900 bytes",
    "1 kB",
    "25 MB",
    "1.5 MB",
    "2 GB",
    "50 GB",
  ]);
});
