import { accountAnswers } from "../../../content/account-answers.ts";
import { companyAnswers } from "../../../content/company-answers.ts";
import { archiveName } from "../../../content/export.ts";
import { exportRequestSchema } from "../../../domain/company/export-request.ts";
import { AppError } from "../../../runtime/errors/app-error.ts";
import { writeZip } from "../../../runtime/zip/write-zip.ts";
import { corsHeaders } from "../../../runtime/http/cors.ts";
import { countRequest } from "../../../runtime/rate-limit/count-request.ts";
import { readJson } from "../../../runtime/http/read-json.ts";
import { respondError } from "../../../runtime/http/respond.ts";
import { toStream } from "../../../runtime/http/to-stream.ts";
import { archiveEntries } from "../../../services/export/archive-entries.ts";
import { describeCover } from "../../../services/export/describe-cover.ts";
import { openCompanySource, openPersonSource } from "../../../services/export/export-source.ts";
import { listFiles } from "../../../services/export/list-files.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { findCaller } from "../../../services/account/find-caller.ts";
import { refuseUnassured } from "../_shared/refuse.ts";
import { requireOwner } from "../_shared/require-owner.ts";

const perAccount = { counted: "exports", limit: 5, windowSeconds: 3600 };

/**
 * What the caller wrote and did, and all of a company that they are alone in, as a ZIP that is written while it is sent.
 * With `{companyId}`, all that this company holds, for its owners.
 */
export const handler = defineFunction("POST", async (request, context) => {
  const caller = await findCaller(context);
  if (!caller) return respondError(401, accountAnswers.signIn);
  if (!caller.isAssured) return refuseUnassured();
  const asked = exportRequestSchema.safeParse((await readJson(request)) ?? {});
  if (!asked.success) return respondError(400, accountAnswers.unreadable, { fields: {} });
  const { companyId } = asked.data;
  if (companyId !== undefined) {
    // What a company holds is handed to its own people alone.
    if (caller.role === "staff") return respondError(403, companyAnswers.onlyOwners);
    const refusal = await requireOwner(context, caller, companyId);
    if (refusal) return refusal;
  }
  const wait = await context.transaction((sql) =>
    countRequest(sql, [{ ...perAccount, subject: caller.id }]),
  );
  if (wait > 0) return respondError(429, accountAnswers.tooMany, { retryAfterSeconds: wait });
  const source =
    companyId === undefined
      ? await openPersonSource(context, caller)
      : await openCompanySource(context, caller, companyId);
  const cover = await describeCover(context, source);
  const files = await source.read((sql) => listFiles(sql, source.scope));
  const expected = files.reduce((sum, { size }) => sum + size, 0);
  const left = new AbortController();
  const zip = writeZip(archiveEntries({ source, cover, files }, left.signal));
  return new Response(toStream(finish(zip, left, context.report)), {
    headers: {
      ...corsHeaders,
      "access-control-expose-headers": "Content-Disposition, X-Expected-Bytes, Retry-After",
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${archiveName(new Date(), companyId === undefined ? "person" : "company")}"`,
      "cache-control": "no-store",
      // Of the files alone: how long the rest gets, nobody knows before it is written.
      "x-expected-bytes": String(expected),
    },
  });
});

/**
 * Whoever leaves half-way leaves no file open; what breaks half-way breaks the download, and is told. A session that was
 * ended meanwhile is no surprise.
 */
async function* finish(
  zip: AsyncGenerator<Uint8Array>,
  left: AbortController,
  report: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* zip;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "session_not_found")) report(error);
    throw error;
  } finally {
    left.abort();
  }
}
