import { proposalAnswers, proposalFileName } from "../../../content/proposal-answers.ts";
import { requestAnswers } from "../../../content/request-answers.ts";
import { listFaults } from "../../../domain/field/fault.ts";
import { fileQuery, fileRequest } from "../../../domain/proposal/file-request.ts";
import { corsHeaders } from "../../../runtime/http/cors.ts";
import { readJson } from "../../../runtime/http/read-json.ts";
import { respondError } from "../../../runtime/http/respond.ts";
import { countRequest } from "../../../runtime/rate-limit/count-request.ts";
import { findCaller } from "../../../services/account/find-caller.ts";
import type { RequestContext } from "../../../services/context.ts";
import { ensureProposalFile } from "../../../services/proposal/ensure-file.ts";
import {
  findReadableVersion,
  findVisitedVersion,
  readProposalFile,
  type ReadableVersion,
} from "../../../services/proposal/find-file.ts";
import { defineFunction, type Handler } from "../_shared/define-function.ts";
import { refuseProposal } from "../_shared/refuse-proposal.ts";
import { refuseFaults, refuseTooMany, refuseUnassured } from "../_shared/refuse.ts";

const perAccount = { counted: "proposal files", limit: 300, windowSeconds: 600 };
const perNetwork = { counted: "proposal files of visitors", limit: 60, windowSeconds: 600 };

/** `?id=…`: the PDF of a version, for whoever may read it; by POST `{token}`: the newest, for whoever has a link. */
export const handler: Handler = (request, context) =>
  request.method === "GET" ? answerReader(request, context) : answerVisitor(request, context);

const answerReader = defineFunction("GET", async (request, context) => {
  const claims = await context.readClaims();
  const caller = await findCaller(context);
  if (!claims || !caller) return respondError(401, proposalAnswers.signIn);
  if (!caller.isAssured) return refuseUnassured();
  const wait = await context.transaction((sql) =>
    countRequest(sql, [{ ...perAccount, subject: caller.id }]),
  );
  if (wait > 0) return refuseTooMany(wait);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  if (!("id" in query)) return respondError(400, proposalAnswers.unknown);
  const asked = fileQuery.safeParse(query);
  const version = asked.success
    ? await context.readAs(claims, (sql) => findReadableVersion(sql, asked.data.id))
    : undefined;
  return sendFile(request, context, version);
});

const answerVisitor = defineFunction("POST", async (request, context) => {
  const body = await readJson(request);
  if (body === undefined) return respondError(400, requestAnswers.notJson, { fields: {} });
  const asked = fileRequest.safeParse(body);
  if (!asked.success) return refuseFaults(listFaults(asked.error));
  const wait = await context.transaction((sql) =>
    countRequest(sql, [{ ...perNetwork, subject: context.network }]),
  );
  if (wait > 0) return refuseTooMany(wait);
  try {
    const version = await context.transaction((sql) => findVisitedVersion(sql, asked.data.token));
    return await sendFile(request, context, version);
  } catch (error) {
    return refuseProposal(error);
  }
});

/** The same answer for what is missing and for what is somebody else's. */
async function sendFile(
  request: Request,
  { transaction }: RequestContext,
  version: ReadableVersion | undefined,
): Promise<Response> {
  const isDrawn = version !== undefined && (await ensureProposalFile(transaction, version.id));
  const file = isDrawn ? await transaction((sql) => readProposalFile(sql, version.id)) : undefined;
  if (!version || !file) return respondError(404, proposalAnswers.missing);
  const headers = {
    ...corsHeaders,
    "access-control-expose-headers": "Content-Disposition, ETag, Retry-After, X-Request-Id",
    etag: `"${file.sha256}"`,
    // Its bytes never change, but who may read it does: a browser asks again, and is told in a word.
    "cache-control": "private, no-cache",
  };
  if (request.headers.get("if-none-match") === headers.etag)
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      ...headers,
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${proposalFileName(version.title, version.number)}"`,
    },
  });
}
