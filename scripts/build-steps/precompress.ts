import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const notWorthIt = 512;

/** Writes `.br` and `.gz` beside a file, each only where it is smaller. */
export async function precompress(path: string, content: Buffer): Promise<("br" | "gzip")[]> {
  if (content.length <= notWorthIt) return [];
  const [br, gz] = await Promise.all([
    compressBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: chooseQuality(path),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    compressGzip(content, { level: 9 }),
  ]);
  const encodings: ("br" | "gzip")[] = [];
  if (br.length < content.length) {
    await writeFile(`${path}.br`, br);
    encodings.push("br");
  }
  if (gz.length < content.length) {
    await writeFile(`${path}.gz`, gz);
    encodings.push("gzip");
  }
  return encodings;
}

/** A page has its sheets in it and comes in fifty variants: the last two of a hundred bytes would cost half of all compressing. */
function chooseQuality(file: string): number {
  return file.endsWith(".html") ? 10 : 11;
}
