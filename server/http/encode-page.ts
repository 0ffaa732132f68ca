import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { negotiateEncoding } from "./content-encoding.ts";

const compress = {
  // Where more effort would cost more time than it saves on the line.
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** A page that is written for each visitor. Not for one with a secret in it: its size would tell of what its address says. */
export async function encodePage(text: string, acceptEncoding: string | undefined) {
  const encoding = negotiateEncoding(acceptEncoding, ["br", "gzip"]);
  const headers: Record<string, string> = { vary: "accept-encoding" };
  if (encoding === "identity") return { body: text, headers };
  headers["content-encoding"] = encoding;
  return { body: await compress[encoding](text), headers };
}
