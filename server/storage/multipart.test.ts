import { describe, expect, it } from "vitest";
import { readParts } from "./multipart.ts";

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function readAll(bytes: Uint8Array, type: string, size: number) {
  const parts: { name: string; type: string | undefined; isFile: boolean; body: string }[] = [];
  for await (const { name, type: partType, isFile, body } of readParts(
    inPieces(bytes, size),
    type,
  )) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of body) chunks.push(chunk);
    parts.push({ name, type: partType, isFile, body: Buffer.concat(chunks).toString("latin1") });
  }
  return parts;
}

describe("a multipart body", () => {
  it.each([1, 7, 64, 100_000])(
    "is read as fetch writes it, in pieces of %i bytes",
    async (size) => {
      const binary = Buffer.from("\r\n--\r\n\0\xff----almost the end\r\n", "latin1");
      const form = new FormData();
      form.append("cacheControl", "3600");
      form.append("", new Blob([binary], { type: "image/png" }), "a.png");
      const request = new Request("http://x", { method: "POST", body: form });
      const type = request.headers.get("content-type") ?? "";
      const bytes = new Uint8Array(await request.arrayBuffer());
      expect(await readAll(bytes, type, size)).toEqual([
        { name: "cacheControl", type: undefined, isFile: false, body: "3600" },
        { name: "", type: "image/png", isFile: true, body: binary.toString("latin1") },
      ]);
    },
  );

  it.each([
    ["without a boundary", "multipart/form-data", "--x\r\n"],
    [
      "cut off",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nabc',
    ],
    ["without names", "multipart/form-data; boundary=x", "--x\r\nA: b\r\n\r\nabc\r\n--x--"],
    [
      "with endless headers",
      "multipart/form-data; boundary=x",
      `--x\r\n${"A: b\r\n".repeat(5000)}`,
    ],
    ["of something else", "multipart/form-data; boundary=x", "a".repeat(50_000)],
  ])("is refused %s", async (_what, type, text) => {
    await expect(readAll(Buffer.from(text), type, 50_000)).rejects.toThrow(/malformed/);
  });
});
