import { reviewExportAnswers } from "../../../content/review-export.ts";
import { exportQuery } from "../../../domain/review/export-request.ts";
import { corsHeaders } from "../../../runtime/http/cors.ts";
import { respondError } from "../../../runtime/http/respond.ts";
import { countRequest } from "../../../runtime/rate-limit/count-request.ts";
import { findCaller } from "../../../services/account/find-caller.ts";
import { exportComments } from "../../../services/review/export-comments.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { refuseTooMany, refuseUnassured } from "../_shared/refuse.ts";

const perAccount = { counted: "exports of comments", limit: 60, windowSeconds: 600 };

/** `?version=…&as=csv|edl|fcpxml`: what was said of a version, for whoever may read it. */
export const handler = defineFunction("GET", async (request, context) => {
  const claims = await context.readClaims();
  const caller = await findCaller(context);
  if (!claims || !caller) return respondError(401, reviewExportAnswers.signIn);
  if (!caller.isAssured) return refuseUnassured();
  const asked = exportQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) return respondError(400, reviewExportAnswers.unknown);
  const wait = await context.transaction((sql) =>
    countRequest(sql, [{ ...perAccount, subject: caller.id }]),
  );
  if (wait > 0) return refuseTooMany(wait);
  const outcome = await context.readAs(claims, (sql) => exportComments(sql, asked.data));
  if (outcome.kind === "missing") return respondError(404, reviewExportAnswers.missing);
  if (outcome.kind === "unframed") return respondError(409, reviewExportAnswers.unframed);
  return new Response(outcome.text, {
    headers: {
      ...corsHeaders,
      "access-control-expose-headers": "Content-Disposition, Retry-After, X-Request-Id",
      "content-type": outcome.type,
      "content-disposition": `attachment; filename="${outcome.name}"`,
      "cache-control": "no-store",
    },
  });
});
