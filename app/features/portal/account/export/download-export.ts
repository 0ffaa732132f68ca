import * as z from "zod/mini";
import { archiveName } from "../../../../../content/export.ts";
import { exportWords } from "../../../../../content/account.ts";
import { sharedBackend } from "../../../../data/shared-backend.ts";

const refusalSchema = z.object({ code: z.optional(z.string()) });

export type ExportProgress = { received: number; expected: number };
export type ExportOutcome =
  | { kind: "done"; name: string; archive: Blob }
  | { kind: "failed"; reason: string; code?: string | undefined };

/** Handed to the browser in pieces, which it keeps on the disk once they are many. */
const pieceBytes = 8_000_000;

/** Fetched, not followed as a link: the session travels in a header, and the page can say how far it is. */
export async function downloadExport(
  onProgress: (progress: ExportProgress) => void,
  signal: AbortSignal,
  /** All of a company, for its owners; without it, what the person wrote. */
  companyId?: string,
): Promise<ExportOutcome> {
  try {
    const answer = await sharedBackend().fetch("/functions/v1/export-my-data", {
      method: "POST",
      signal,
      ...(companyId && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ companyId }),
      }),
    });
    if (!answer.ok || !answer.body) return explainRefusal(answer);
    const expected = Number(answer.headers.get("x-expected-bytes") ?? 0);
    const archive = await collect(answer.body, (received) => onProgress({ received, expected }));
    return {
      kind: "done",
      name: archiveName(new Date(), companyId ? "company" : "person"),
      archive,
    };
  } catch {
    return { kind: "failed", reason: signal.aborted ? exportWords.cancelled : exportWords.broken };
  }
}

async function collect(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onReceived: (bytes: number) => void,
): Promise<Blob> {
  const reader = body.getReader();
  const pieces: Blob[] = [];
  let open: Uint8Array<ArrayBuffer>[] = [];
  let openBytes = 0;
  let received = 0;
  const close = () => {
    pieces.push(new Blob(open));
    open = [];
    openBytes = 0;
  };
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    open.push(read.value);
    openBytes += read.value.byteLength;
    received += read.value.byteLength;
    if (openBytes >= pieceBytes) close();
    onReceived(received);
  }
  close();
  return new Blob(pieces, { type: "application/zip" });
}

async function explainRefusal(answer: Response): Promise<ExportOutcome> {
  const reason = answer.status === 429 ? exportWords.limited : exportWords.failed;
  const { data } = refusalSchema.safeParse(await answer.json().catch(() => null));
  return { kind: "failed", reason, code: data?.code };
}
