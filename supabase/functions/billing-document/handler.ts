import {
  documentAnswers,
  documentFileName,
  ledgerFileName,
} from "../../../content/billing-ledger.ts";
import { requestAnswers } from "../../../content/request-answers.ts";
import {
  documentQuery,
  ledgerQuery,
  payerRequest,
} from "../../../domain/billing/document-request.ts";
import { listFaults } from "../../../domain/field/fault.ts";
import { AppError } from "../../../runtime/errors/app-error.ts";
import { corsHeaders } from "../../../runtime/http/cors.ts";
import { readJson } from "../../../runtime/http/read-json.ts";
import { respondError, respondJson } from "../../../runtime/http/respond.ts";
import { toStream } from "../../../runtime/http/to-stream.ts";
import { countRequest } from "../../../runtime/rate-limit/count-request.ts";
import { findCaller, type SignedIn } from "../../../services/account/find-caller.ts";
import { ensureFile } from "../../../services/billing/ensure-file.ts";
import {
  findReadable,
  type ReadableDocument,
  listPaymentDocuments,
} from "../../../services/billing/find-readable.ts";
import { mayReadLedger, readLedger } from "../../../services/billing/read-ledger.ts";
import type { Claims, RequestContext } from "../../../services/context.ts";
import { findByToken } from "../../../services/payment/find-payment.ts";
import { defineFunction, type Handler } from "../_shared/define-function.ts";
import { refuseFaults, refuseTooMany, refuseUnassured } from "../_shared/refuse.ts";

const perAccount = { counted: "documents", limit: 300, windowSeconds: 600 };
const ledgersPerAccount = { counted: "ledgers", limit: 20, windowSeconds: 600 };
const perNetwork = { counted: "documents of payers", limit: 60, windowSeconds: 600 };

/**
 * `?id=…&as=pdf`: an issued document, for whoever may read it; `?ledger=csv`: what was charged to the caller's company. By
 * POST `{paymentId, claimToken}`: which documents a payment without an account has, and with `documentId` one of them.
 */
export const handler: Handler = (request, context) =>
  request.method === "GET" ? answerReader(request, context) : answerPayer(request, context);

const answerReader = defineFunction("GET", async (request, context) => {
  const claims = await context.readClaims();
  const caller = await findCaller(context);
  if (!claims || !caller) return respondError(401, documentAnswers.signIn);
  if (!caller.isAssured) return refuseUnassured();
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const ledger = ledgerQuery.safeParse(query);
  const counted = ledger.success ? ledgersPerAccount : perAccount;
  const wait = await context.transaction((sql) =>
    countRequest(sql, [{ ...counted, subject: caller.id }]),
  );
  if (wait > 0) return refuseTooMany(wait);
  if (ledger.success) return sendLedger(context, { claims, caller }, ledger.data.company ?? null);
  if ("ledger" in query || !("id" in query)) return respondError(400, documentAnswers.unknown);
  const asked = documentQuery.safeParse(query);
  const document = asked.success
    ? await context.readAs(claims, (sql) => findReadable(sql, asked.data.id))
    : undefined;
  return sendFile(request, context, document);
});

const answerPayer = defineFunction("POST", async (request, context) => {
  const body = await readJson(request);
  if (body === undefined) return respondError(400, requestAnswers.notJson, { fields: {} });
  const asked = payerRequest.safeParse(body);
  if (!asked.success) return refuseFaults(listFaults(asked.error));
  const wait = await context.transaction((sql) =>
    countRequest(sql, [{ ...perNetwork, subject: context.network }]),
  );
  if (wait > 0) return refuseTooMany(wait);
  const documents = await context.transaction(async (sql) => {
    const payment = await findByToken(sql, asked.data);
    return payment ? listPaymentDocuments(sql, payment.id) : undefined;
  });
  const { documentId } = asked.data;
  if (documents && documentId === undefined) return respondJson({ documents });
  return sendFile(
    request,
    context,
    documents?.find(({ id }) => id === documentId?.toLowerCase()),
  );
});

/** The same answer for what is missing and for what is somebody else's. */
async function sendFile(
  request: Request,
  { transaction }: RequestContext,
  document: ReadableDocument | undefined,
): Promise<Response> {
  const file = document && (await ensureFile(transaction, document.id));
  if (!file) return respondError(404, documentAnswers.missing);
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
      "content-disposition": `attachment; filename="${documentFileName(document.number)}"`,
    },
  });
}

const ended = () => new AppError("session_not_found", documentAnswers.missing);

type Reader = { claims: Claims; caller: SignedIn };

async function sendLedger(
  context: RequestContext,
  { claims, caller }: Reader,
  company: string | null,
): Promise<Response> {
  const scope = { caller, company };
  const mayRead = await context.transaction((sql) => mayReadLedger(sql, scope));
  if (!mayRead) return respondError(404, documentAnswers.missing);
  // Row level security shows a client the company that they look at; another of theirs is read by their membership.
  const isElsewhere = caller.role !== "staff" && company !== null;
  const parts = readLedger(
    (work) =>
      isElsewhere
        ? context.transaction(async (sql) => {
            if (!(await mayReadLedger(sql, scope))) throw ended();
            return work(sql);
          })
        : context.readAs(claims, work),
    scope,
  );
  return new Response(toStream(encode(parts, context.report)), {
    headers: {
      ...corsHeaders,
      "access-control-expose-headers": "Content-Disposition, Retry-After, X-Request-Id",
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${ledgerFileName(new Date())}"`,
      "cache-control": "no-store",
    },
  });
}

/** What breaks half-way breaks the download, and is told. A session that was ended meanwhile is no surprise. */
async function* encode(
  parts: AsyncGenerator<string>,
  report: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  try {
    for await (const part of parts) yield encoder.encode(part);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "session_not_found")) report(error);
    throw error;
  }
}
