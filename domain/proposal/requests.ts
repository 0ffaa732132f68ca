import * as z from "zod/mini";
import { billingDetails } from "../billing/billing-details.ts";
import { emailAddress } from "../field/email-address.ts";
import { fault, listFaults, type Faults } from "../field/fault.ts";
import { optionalText, requiredText } from "../field/text.ts";
import { proposalBlocks, proposalLimits } from "./content.ts";

const id = z.uuid(fault("proposal-unknown"));
const moment = z.iso.datetime({ offset: true, error: fault("date-malformed") });
const key = z.uuid(fault("key-malformed"));
const action = <K extends string>(name: K) => ({ action: z.literal(name) });
const body = requiredText("message-missing", {
  name: "message",
  longest: proposalLimits.comment,
  hasLines: true,
});
const block = z.nullable(z.enum(proposalBlocks, fault("block-unknown")));

/** What the studio asks of the function `manage-proposals`. */
export const proposalRequests = {
  /**
   * A new one, answered with its id: to an item of the inbox (whose proposal it is, where there is one already), as a change
   * to a project, or for a client. `copyOf` is an earlier proposal whose words it begins with.
   */
  begin: z.object({
    ...action("begin"),
    inboxItemId: z.nullable(id),
    projectId: z.nullable(id),
    companyId: z.nullable(id),
    copyOf: z.nullable(id),
  }),
  /** Whatever is typed, complete or not; complete it must be when it is sent. */
  save: z.object({
    ...action("save"),
    proposalId: id,
    seenAt: moment,
    recipientEmail: emailAddress,
    companyId: z.nullable(id),
    content: z.record(z.string(), z.unknown()),
  }),
  /** `key` is the same when it is asked again because no answer came. A page of the release before sends none. */
  send: z.object({ ...action("send"), proposalId: id, seenAt: moment, key: z.optional(key) }),
  withdraw: z.object({
    ...action("withdraw"),
    proposalId: id,
    reason: optionalText({ name: "reason", longest: proposalLimits.reason, hasLines: true }),
  }),
  comment: z.object({ ...action("comment"), proposalId: id, block, body, key }),
  delete: z.object({ ...action("delete"), proposalId: id }),
} as const;

const token = z
  .string(fault("token-malformed"))
  .check(z.regex(/^[\w-]{20,100}$/, fault("token-malformed")));

/** What whoever holds a link, or is to have one, asks of the function `proposal`. */
export const visitRequests = {
  open: z.object({ ...action("open"), token }),
  /** For somebody signed in, whose address it was sent to: where their mail leads. */
  own_link: z.object({ ...action("own_link"), proposalId: id }),
  comment: z.object({ ...action("comment"), token, versionId: id, block, body, key }),
  /** What was said before one of its comments, the newest of it. */
  earlier: z.object({ ...action("earlier"), token, before: id }),
  decline: z.object({
    ...action("decline"),
    token,
    versionId: id,
    reason: optionalText({ name: "reason", longest: proposalLimits.reason, hasLines: true }),
  }),
  /** A code of six digits to the mailbox that the link was sent to. */
  ask_code: z.object({ ...action("ask_code"), token, versionId: id }),
  sign: z.object({
    ...action("sign"),
    token,
    versionId: id,
    /** Of the content on show, and what it came to there: nobody signs what they did not see. */
    hash: z
      .string(fault("hash-malformed"))
      .check(z.regex(/^0x[0-9a-f]{64}$/, fault("hash-malformed"))),
    totalPence: z.int(fault("pence-malformed")),
    options: z
      .array(z.string(fault("key-malformed")), fault("key-malformed"))
      .check(z.maxLength(proposalLimits.options, fault("lines-too-many"))),
    name: requiredText("name-missing", { name: "name", longest: proposalLimits.name }),
    role: requiredText("role-missing", { name: "role", longest: proposalLimits.name }),
    mayBind: z.literal(true, fault("may-bind-missing")),
    consents: z.literal(true, fault("consent-missing")),
    code: z.string(fault("code-malformed")).check(z.regex(/^\d{6}$/, fault("code-malformed"))),
    /** Who is charged; null where the company has said so before. */
    billing: z.nullable(billingDetails),
  }),
} as const;

type ProposalAction = keyof typeof proposalRequests;
type Requests = { [K in ProposalAction]: z.infer<(typeof proposalRequests)[K]> };
export type ProposalRequest<K extends ProposalAction = ProposalAction> = Requests[K];
type VisitAction = keyof typeof visitRequests;
type Visits = { [K in VisitAction]: z.infer<(typeof visitRequests)[K]> };
export type VisitRequest<K extends VisitAction = VisitAction> = Visits[K];

export function parseProposalRequest(
  asked: unknown,
): { request: ProposalRequest } | { faults: Faults } {
  const schema = findAction(proposalRequests, asked);
  if (!schema) return { faults: { action: fault("action-unknown") } };
  const parsed = schema.safeParse(asked);
  return parsed.success ? { request: parsed.data } : { faults: listFaults(parsed.error) };
}

export function parseVisitRequest(asked: unknown): { request: VisitRequest } | { faults: Faults } {
  const schema = findAction(visitRequests, asked);
  if (!schema) return { faults: { action: fault("action-unknown") } };
  const parsed = schema.safeParse(asked);
  return parsed.success ? { request: parsed.data } : { faults: listFaults(parsed.error) };
}

const outline = z.object({ action: z.string() });

function findAction<Schema>(
  requests: Readonly<Record<string, Schema>>,
  asked: unknown,
): Schema | undefined {
  const named = outline.safeParse(asked);
  return Object.entries(requests).find(([name]) => name === named.data?.action)?.[1];
}
