import * as fc from "fast-check";
import { z } from "zod";
import { anchorRequestSchema } from "../../domain/proof/anchor-request.ts";
import { assistantRequestSchema } from "../../domain/assistant/parse-assistant-request.ts";
import { exportQuery } from "../../domain/review/export-request.ts";
import { payerRequest } from "../../domain/billing/document-request.ts";
import { enquirySchema } from "../../domain/enquiry/enquiry.ts";
import { replySchema } from "../../domain/inbox/reply.ts";
import { invitationSchema } from "../../domain/account/invitation.ts";
import { colleagueSchema } from "../../domain/company/invitation.ts";
import { exportRequestSchema } from "../../domain/company/export-request.ts";
import { staffInvitationSchema } from "../../domain/staff/invitation.ts";
import { leadSchema } from "../../domain/enquiry/lead.ts";
import {
  claimRequest,
  confirmRequest,
  invoiceConfirmRequest,
  invoiceSetupRequest,
  setupRequest,
  statusRequest,
} from "../../domain/payment/payment-request.ts";
import { billingRequests } from "../../domain/billing/billing-request.ts";
import { bookRequests, calendarRequests } from "../../domain/booking/requests.ts";
import { fileRequest } from "../../domain/proposal/file-request.ts";
import { proposalRequests, visitRequests } from "../../domain/proposal/requests.ts";
import { resolutionSchema } from "../../domain/payment/resolution.ts";
import { deletionRequestSchema as deletionSchema } from "../../domain/account/deletion-request.ts";
import { followRequest, talkRequest } from "../../domain/talk/talk-request.ts";
import { functions } from "../../server/functions/registry.ts";
import { requestSchema as authenticitySchema } from "../../supabase/functions/verify-content-authenticity/handler.ts";
import { drawBySchema, type KnownTexts } from "./draw-by-schema.ts";
import * as hostile from "./hostile-values.ts";
import type { Pair, Sketch } from "./sketch.ts";

const nothing = z.object({});

/** What each function reads. A function that is not here cannot be drawn, and stops the run. */
const bodies = new Map<string, readonly z.core.$ZodType[]>([
  ["invite-client", [invitationSchema]],
  ["invite-colleague", [colleagueSchema]],
  ["invite-staff", [staffInvitationSchema]],
  ["answer-enquiry", [replySchema]],
  ["resolve-payment", [resolutionSchema]],
  ["manage-billing", Object.values(billingRequests)],
  ["book-call", Object.values(bookRequests)],
  ["manage-calendar", Object.values(calendarRequests)],
  ["manage-proposals", Object.values(proposalRequests)],
  ["proposal", Object.values(visitRequests)],
  ["proposal-document", [fileRequest]],
  ["delete-account", [deletionSchema]],
  ["export-my-data", [exportRequestSchema]],
  ["billing-document", [payerRequest]],
  ["review-export", [exportQuery]],
  ["submit-lead", [leadSchema]],
  ["submit-enquiry", [enquirySchema]],
  ["chat-with-ai", [assistantRequestSchema]],
  ["talk-to-person", [talkRequest]],
  ["follow-talk", [followRequest]],
  ["fetch-substack-posts", [nothing]],
  ["refresh-labs", [nothing]],
  [
    "process-eth-payment",
    [
      setupRequest,
      confirmRequest,
      invoiceSetupRequest,
      invoiceConfirmRequest,
      statusRequest,
      claimRequest,
    ],
  ],
  ["blockchain-verify-content", [anchorRequestSchema]],
  ["verify-content-authenticity", [authenticitySchema]],
]);

export function drawFunctions(known: KnownTexts): fc.Arbitrary<Sketch> {
  const calls = [...functions.keys()].flatMap((name) => {
    const schemas = bodies.get(name);
    if (!schemas) throw new Error(`tests/fuzz/draw-functions.ts has no body for ${name}.`);
    return schemas.map((schema) => drawCall(name, schema, known));
  });
  return fc.oneof(...calls, drawDocument(known), drawReviewExport(known));
}

/** What `billing-document` is asked for in its address. */
function drawDocument(known: KnownTexts): fc.Arbitrary<Sketch> {
  const ids = fc.constantFrom(...(known.get("documentId") ?? ["~nobody~"]));
  const pair = fc.oneof(
    ids.map((id): Pair => ["id", id]),
    fc.constantFrom<Pair[]>(["as", "pdf"], ["ledger", "csv"], ["ledger", "pdf"]),
    ids.map((id): Pair => ["company", id]),
    fc.tuple(hostile.orPrototypeName(fc.constantFrom("id", "ledger", "company")), hostile.text),
  );
  return fc.record({
    room: fc.constant("functions"),
    caller: fc.constant(null),
    method: fc.constant("GET"),
    path: fc.constant(["functions", "v1", "billing-document"]),
    query: fc.array(pair, { maxLength: 3 }),
    headers: fc.constant([]),
    body: fc.constant(null),
  });
}

function drawReviewExport(known: KnownTexts): fc.Arbitrary<Sketch> {
  const versions = fc.constantFrom(...(known.get("version") ?? ["~nobody~"]));
  const pair = fc.oneof(
    versions.map((id): Pair => ["version", id]),
    fc.constantFrom<Pair[]>(["as", "csv"], ["as", "edl"], ["as", "fcpxml"]),
    fc.tuple(hostile.orPrototypeName(fc.constantFrom("version", "as")), hostile.text),
  );
  return fc.record({
    room: fc.constant("functions"),
    caller: fc.constant(null),
    method: fc.constant("GET"),
    path: fc.constant(["functions", "v1", "review-export"]),
    query: fc.array(pair, { minLength: 1, maxLength: 3 }),
    headers: fc.constant([]),
    body: fc.constant(null),
  });
}

function drawCall(name: string, schema: z.core.$ZodType, known: KnownTexts): fc.Arbitrary<Sketch> {
  const header = fc
    .tuple(fc.constantFrom("idempotency-key", "accept"), fc.constantFrom("a", "text/event-stream"))
    .map(([key, value]): Pair => [key, value]);
  return fc.record({
    room: fc.constant("functions"),
    caller: fc.constant(null),
    method: fc.constant("POST"),
    path: fc.constant(["functions", "v1", name]),
    query: fc.constant([]),
    headers: fc.array(header, { maxLength: 2 }),
    body: drawBySchema(schema, known).map((json) => ({ json })),
  });
}
