import { accountAnswers } from "../../../content/account.ts";
import { archiveName } from "../../../content/export.ts";
import { writeZip } from "../../../server/zip/write-zip.ts";
import { corsHeaders } from "../_shared/cors.ts";
import { inTransaction } from "../_shared/database.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { findCaller, refuseUnassured } from "../_shared/find-caller.ts";
import { countRequest } from "../_shared/rate-limit.ts";
import { respondError } from "../_shared/respond.ts";
import { archiveEntries } from "./archive-entries.ts";
import { openSource, type ExportSource } from "./export-source.ts";
import { listFiles } from "./list-files.ts";
import { readAccount } from "./read-account.ts";

const perAccount = { counted: "exports", limit: 5, windowSeconds: 3600 };

/** Everything the caller's account holds, as a ZIP that is written while it is sent. */
export const handler = defineFunction("POST", async (request) => {
  const caller = await findCaller(request);
  if (!caller) return respondError(401, accountAnswers.signIn);
  if (!caller.isAssured) return refuseUnassured();
  const wait = await inTransaction((sql) =>
    countRequest(sql, [{ ...perAccount, subject: caller.id }]),
  );
  if (wait > 0) return respondError(429, accountAnswers.tooMany, { retryAfterSeconds: wait });
  const source = openSource(request, caller);
  const account = await readAccount(source, caller.id);
  const files = await source.read(listFiles);
  const expected = files.reduce((sum, { size }) => sum + size, 0);
  const left = new AbortController();
  const zip = writeZip(archiveEntries({ source, account, files }, left.signal));
  return new Response(toStream(finish(zip, left, source)), {
    headers: {
      ...corsHeaders,
      "access-control-expose-headers": "Content-Disposition, X-Expected-Bytes, Retry-After",
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${archiveName(new Date())}"`,
      "cache-control": "no-store",
      // Of the files alone: how long the rest gets, nobody knows before it is written.
      "x-expected-bytes": String(expected),
    },
  });
});

/** Whoever leaves half-way leaves no file open; what breaks half-way breaks the download, and is told. */
async function* finish(
  zip: AsyncGenerator<Uint8Array>,
  left: AbortController,
  { onUnexpected }: ExportSource,
): AsyncGenerator<Uint8Array> {
  try {
    yield* zip;
  } catch (error) {
    onUnexpected(error);
    throw error;
  } finally {
    left.abort();
  }
}

function toStream(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}
