import { AppError } from "../errors/app-error.ts";

/** The whole body, or null where it is longer than allowed, whatever its length header says. */
export async function readLimitedBody(
  request: Request,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const announced = Number(request.headers.get("content-length") ?? NaN);
  if (announced > maxBytes) return null;
  try {
    // The HTTP parser holds a body to its announced length, so that it can be taken at once.
    if (Number.isInteger(announced)) {
      const whole = Buffer.from(await request.arrayBuffer());
      return whole.length > maxBytes ? null : whole;
    }
    return await readStream(request, maxBytes);
  } catch (cause) {
    // The sender disconnected or sent invalid chunks: their fault, so a 400 and not a 500.
    throw new AppError("bad_request", "The request broke off before its end.", { cause });
  }
}

async function readStream(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer> | null> {
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
