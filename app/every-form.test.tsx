// @vitest-environment happy-dom
import { AuthApiError, AuthRetryableFetchError } from "@supabase/auth-js";
import { QueryClientProvider } from "@tanstack/react-query";
import { globSync, readFileSync } from "node:fs";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { noteWait } from "./data/noted-wait.ts";
import { createQueryClient } from "./data/query-client.ts";
import { LeadForm } from "./features/assistant/lead-form.tsx";
import { CodeForm } from "./features/account/entry/code-form.tsx";
import { ForgotForm } from "./features/account/entry/forgot-form.tsx";
import { NewPasswordForm } from "./features/account/entry/new-password-form.tsx";
import { SecondStep } from "./features/account/entry/second-step.tsx";
import { SignInForm } from "./features/account/entry/sign-in-form.tsx";
import { SignUpForm } from "./features/account/entry/sign-up-form.tsx";
import { ConfirmApp } from "./features/account/second-factor/confirm-app.tsx";
import { NameApp } from "./features/account/second-factor/name-app.tsx";
import { SignInAgainDialog } from "./features/account/sign-in-again/sign-in-again-dialog.tsx";
import { SignInAgainContext } from "./features/account/sign-in-again/use-sign-in-again.ts";
import { ChangeEmailForm } from "./features/account/sign-in/change-email-form.tsx";
import { EmailWaiting } from "./features/account/sign-in/email-waiting.tsx";
import { PasswordForm } from "./features/account/sign-in/password-form.tsx";
import { BookForm } from "./features/booking/book-form.tsx";
import { EmailDialog } from "./features/enquiry/email-dialog.tsx";
import { ProjectDialog } from "./features/enquiry/project-dialog.tsx";
import { QuoteForm } from "./features/enquiry/quote-form.tsx";
import { SetupStep } from "./features/payment/setup-step.tsx";
import { TransactionHashForm } from "./features/payment/transaction-hash-form.tsx";
import { ChoicesForm } from "./features/notice/choices-form.tsx";
import { usePaymentFlow } from "./features/payment/use-payment-flow.ts";
import { AskForDeletion } from "./features/portal/account/deletion/ask-for-deletion.tsx";
import { ConfirmByCode } from "./features/portal/account/deletion/confirm-by-code.tsx";
import { Details } from "./features/portal/account/details/details.tsx";
import { BillingDetailsForm } from "./features/billing/details-form.tsx";
import { CampaignForm } from "./features/portal/campaign/campaign-form.tsx";
import { CompanyContext } from "./features/portal/company/company.ts";
import { StartCompany } from "./features/portal/company/start-company.tsx";
import { InviteColleague } from "./features/portal/account/people/invite-colleague.tsx";
import { BriefForm } from "./features/portal/onboarding/brief-form.tsx";
import { ReviewForm } from "./features/deliverable/review-form.tsx";
import { useReview } from "./features/deliverable/use-review.ts";
import { PortalDataContext } from "./features/portal/portal-data.ts";
import { EditForm } from "./features/review/comment/edit-form.tsx";
import { HashForm } from "./features/proof/hash-form.tsx";
import { DeclineDialog } from "./features/proposal/decline-dialog.tsx";
import { ProposalContext, type ShownProposal } from "./features/proposal/proposal.ts";
import { SignForm } from "./features/proposal/sign/sign-form.tsx";
import { CommentForm } from "./features/proposal/thread/comment-form.tsx";
import { NodeForm } from "./features/proof/node-form.tsx";
import { TeachForm } from "./features/studio/assistant/teach-form.tsx";
import { AnswerMark } from "./features/studio/assistant/answer-mark.tsx";
import { AllocateForm } from "./features/studio/billing/allocate.tsx";
import { CreditForm } from "./features/studio/billing/credit.tsx";
import {
  describeDispute,
  describeRefund,
  describeReversal,
  describeWriteOff,
} from "./features/studio/billing/describe-deeds.ts";
import { DraftDetail } from "./features/studio/billing/draft-detail.tsx";
import { RecordForm } from "./features/studio/billing/record-payment.tsx";
import { ReasonedDeedForm } from "./features/studio/billing/reasoned-deed.tsx";
import { SeriesForm } from "./features/studio/billing/held-series.tsx";
import { BookForClientForm } from "./features/studio/calendar/book-for-client-form.tsx";
import { MoveCall } from "./features/studio/calendar/move-call.tsx";
import { RulesForm } from "./features/studio/calendar/rules-form.tsx";
import { CampaignFields } from "./features/studio/campaign/campaign-fields.tsx";
import { EnterMetric } from "./features/studio/campaign/enter-metric.tsx";
import { CannedForm } from "./features/studio/canned-answer/canned-form.tsx";
import { DialogForm } from "./features/studio/parts/dialog-form.tsx";
import { billingDetails } from "../domain/billing/billing-details.ts";
import { invitationSchema } from "../domain/account/invitation.ts";
import { MergeForm } from "./features/studio/client/merge-form.tsx";
import { MoveForm } from "./features/studio/client/move-form.tsx";
import { sendInvitation } from "./features/studio/client/send-invitation.ts";
import { DeliverableFields } from "./features/studio/deliverable/deliverable-fields.tsx";
import { NoteForm } from "./features/studio/inbox/note-form.tsx";
import { ReplyForm } from "./features/studio/inbox/reply-form.tsx";
import { TalkComposer } from "./features/studio/inbox/talk-composer.tsx";
import { ResolvePayment } from "./features/studio/payment/resolve-payment.tsx";
import { MilestoneForm } from "./features/studio/milestone/milestone-form.tsx";
import { ProposalAnswerForm } from "./features/studio/proposal/proposal-answer-form.tsx";
import { Editor } from "./features/studio/proposal/proposal-editor.tsx";
import { ProjectFields } from "./features/studio/project/project-fields.tsx";
import { AnswerForm } from "./features/studio/review/answer-form.tsx";
import { toastStore } from "./ui/toast-store.ts";
import { ProjectEnquiryForm } from "./routes/contact/project-enquiry-form.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const fake = vi.hoisted(() => {
  const state = { calls: 0, answer: (): Promise<unknown> => Promise.resolve({}) };
  /** Whatever is asked of it, it is asked further, until somebody waits for the answer. */
  const ask = (): object =>
    new Proxy(() => undefined, {
      apply: ask,
      get: (_, name) => {
        if (typeof name === "symbol") return undefined;
        if (name !== "then") return ask();
        return (...settle: Parameters<Promise<unknown>["then"]>) => {
          state.calls += 1;
          return state.answer().then(...settle);
        };
      },
    });
  return { state, client: ask() };
});
vi.mock("./data/shared-backend.ts", () => ({ sharedBackend: () => fake.client }));
vi.mock("./data/create-backend.ts", () => ({
  createBackend: () => fake.client,
  findBackend: () => ({}),
}));

type Fields = Record<string, string>;
type FormCase = {
  /** The file with its `<form`. */
  file: string;
  show: () => ReactNode;
  /** What makes it whole. */
  fill: Fields;
  /** What is wrong with it, and where it is said first; nothing where anything may be sent. */
  wrong?: { at: string; typed?: Fields };
  /** How the backend answers it: an account's call, a row, a function, or not at all. */
  by: "auth" | "row" | "function" | "nobody";
  /** Where a server minds a field, or too many tries. */
  serverMinds?: string;
  isLimited?: boolean;
  hasDraft?: boolean;
  /** Whether a button says first what it is about. */
  isAskedFor?: boolean;
  /** Where it posts without scripts. */
  action?: string;
  /** What comes of it shows in another part: without a payment on its way, nothing does. */
  isPartOfMore?: boolean;
};

/** As much of a row as its form looks at. */
function row<Row>(columns: { [Column in keyof NoInfer<Row>]?: unknown }): Row {
  return JSON.parse(JSON.stringify(columns)) as Row;
}
const nothing = () => undefined;
/** What a form tells the part of the page around it. */
const told = vi.fn();
const later = async () => told();
const email = "ann@example.com";
const start = "2026-11-20T09:00:00Z";
const password = "one warm lamp in the fog";
const hash = `0x${"ab".repeat(32)}`;
const session = row<Parameters<typeof SecondStep>[0]["session"]>({
  access_token: "a.b.c",
  user: { id: "1", email, factors: [{ id: "f", factor_type: "totp", status: "verified" }] },
});
const profile = { user_id: "1", display_name: "Ann", company_name: "", industry: "" };
const account = { email, newEmail: undefined, setKnown: told, refresh: later };
const item = { id: "4be0643f-1d98-473b-97cd-ca98a65347dd", kind: "enquiry", status: "new" };
const auth = { email: "", next: undefined, onEmail: nothing, onMail: told };
const entry = "app/features/account/entry/auth-form.tsx";
const deed = "app/features/studio/billing/deed-form.tsx";
const proposal = row<Parameters<typeof Editor>[0]["read"]>({
  proposal: { id: item.id, state: "draft", recipient_email: email, company_id: null },
  agreedPence: null,
});
const proposalDraft = row<Parameters<typeof Editor>[0]["draft"]>({
  updated_at: "2026-11-18T08:00:00Z",
  content: {
    title: "Harbour film",
    client_name: "Harbour Ltd",
    recipient_name: "Ann",
    aim: "People should come by ship.",
    approach: "hybrid",
    milestones: [{ key: "m1", title: "Signing", net_pence: 0, due_on: null, trigger: "signing" }],
    terms_version: "2026-11-17",
    terms_days: 14,
    vat_rate: 0,
    valid_until: "2026-12-18",
  },
});
const brief = row<Parameters<typeof BriefForm>[0]["onboarding"]>({
  id: item.id,
  story: "",
  audience: "",
  must_say: "",
  must_not_say: "",
  examples: "",
  contacts: "",
  deadlines: "",
  revision: 0,
  handed_in_at: null,
});
const draft = row<Parameters<typeof DraftDetail>[0]["draft"]>({
  id: item.id,
  kind: "invoice",
  company_id: item.id,
  updated_at: "2026-11-18T08:00:00Z",
  content: {
    lines: [
      { description: "A day", quantity: 100, unit_pence: 50_000, discount_pence: 0, vat_rate: 0 },
    ],
    terms_days: 14,
    order_reference: null,
    note: null,
  },
});

function Setup() {
  const purchase = { packageId: "basic-pr" };
  const controls = usePaymentFlow({ purchase, isOpen: true });
  const paidFor = { purchase, name: "", price: "£1" };
  return <SetupStep {...{ controls, paidFor, wallets: [], onConnected: told }} />;
}

function Hash() {
  return (
    <TransactionHashForm
      controls={usePaymentFlow({ purchase: { packageId: "basic-pr" }, isOpen: true })}
    />
  );
}

function Review() {
  const deliverable = row<Parameters<typeof useReview>[0]["deliverable"]>({
    title: "Film",
    reviews: [],
  });
  const version = row<Parameters<typeof ReviewForm>[0]["version"]>({ id: "v", number: 1 });
  const review = useReview({ deliverable, version: "v", reload: async () => {} });
  return (
    <>
      <ReviewForm review={review} version={version} title="Film" />
      {review.failure}
    </>
  );
}

const shownProposal: ShownProposal = {
  ...row<ShownProposal>({
    token: "t".repeat(32),
    opened: {
      proposal_id: item.id,
      version_id: item.id,
      hash,
      recipient_email: email,
      billing: null,
      content: { title: "A film", client_name: "Ann Ltd", vat_rate: 0 },
    },
    chosen: [],
    treatment: "none",
    sums: { instalments: [], net_pence: 100, vat_pence: 0, total_pence: 100 },
    isOpen: true,
    isPreview: false,
    canAsk: true,
  }),
  setCountry: nothing,
};
const aboutProposal = (form: ReactNode) => (
  <ProposalContext value={shownProposal}>{form}</ProposalContext>
);

const everyForm: Record<string, FormCase> = {
  contact: {
    file: "app/routes/contact/project-enquiry-form.tsx",
    show: () => <ProjectEnquiryForm labelledBy="heading" />,
    fill: { name: "Ann", email, message: "A film, please." },
    wrong: { at: "name" },
    by: "function",
    serverMinds: "email",
    isLimited: true,
    hasDraft: true,
    action: "/forms/contact",
  },
  quote: {
    file: "app/features/enquiry/quote-form.tsx",
    show: () => <QuoteForm labelledBy="heading" />,
    fill: { name: "Ann", email, company: "Ann Ltd" },
    wrong: { at: "name" },
    by: "function",
    serverMinds: "email",
    isLimited: true,
    hasDraft: true,
    action: "/forms/quote",
  },
  "a booked call": {
    file: "app/features/booking/book-form.tsx",
    show: () => (
      <>
        <BookForm formId="book" labelledBy="heading" onBooked={told} />
        {/* In place of the free times, which nobody answers here. */}
        <input type="hidden" form="book-form" name="start" value={start} />
      </>
    ),
    fill: { name: "Ann", email, message: "A film, please." },
    wrong: { at: "name" },
    by: "function",
    serverMinds: "email",
    isLimited: true,
    hasDraft: true,
    action: "/forms/book",
  },
  "a call": {
    file: "app/features/enquiry/email-form.tsx",
    show: () => <EmailDialog kind="call" id="book-a-call" heading="Call" trigger="Call" />,
    fill: { email },
    wrong: { at: "email", typed: { email: "ann" } },
    by: "function",
    serverMinds: "email",
    isLimited: true,
    hasDraft: true,
    action: "/forms/call",
  },
  "a project": {
    file: "app/features/enquiry/email-form.tsx",
    show: () => <ProjectDialog />,
    fill: { email },
    wrong: { at: "email" },
    by: "function",
    serverMinds: "email",
    isLimited: true,
    hasDraft: true,
    action: "/forms/project",
  },
  "a lead": {
    file: "app/features/assistant/lead-form.tsx",
    show: () => (
      <LeadForm conversationId={undefined} email={undefined} onDone={told} onNotice={told} />
    ),
    fill: { name: "Ann", email, company: "" },
    wrong: { at: "name" },
    by: "function",
    isLimited: true,
    hasDraft: true,
  },
  "signing in": {
    file: entry,
    show: () => <SignInForm {...auth} />,
    fill: { email, password },
    wrong: { at: "email" },
    by: "auth",
    isLimited: true,
  },
  "signing up": {
    file: entry,
    show: () => <SignUpForm {...auth} name="" company="" />,
    fill: { name: "Ann", company: "", email, password },
    wrong: { at: "name" },
    by: "auth",
    isLimited: true,
  },
  "a forgotten password": {
    file: entry,
    show: () => <ForgotForm {...auth} />,
    fill: { email },
    wrong: { at: "email" },
    by: "auth",
    isLimited: true,
  },
  "a mailed code": {
    file: entry,
    show: () => <CodeForm {...auth} mail="confirm" sentTo={undefined} />,
    fill: { email, code: "123456" },
    wrong: { at: "email" },
    by: "auth",
    isLimited: true,
  },
  "a new password": {
    file: entry,
    show: () => <NewPasswordForm {...auth} view="new-password" session={session} />,
    fill: { password },
    wrong: { at: "password" },
    by: "auth",
    isLimited: true,
  },
  "the second step": {
    file: entry,
    show: () => <SecondStep session={session} isHalfway={false} />,
    fill: { code: "123456" },
    wrong: { at: "code" },
    by: "auth",
    isLimited: true,
  },
  "an app's name": {
    file: "app/features/account/second-factor/name-app.tsx",
    show: () => <NameApp apps={[]} onNamed={told} onCancel={told} />,
    fill: { name: "Phone" },
    wrong: { at: "name", typed: { name: " " } },
    by: "auth",
    isLimited: true,
  },
  "an app's code": {
    file: "app/features/account/second-factor/confirm-app.tsx",
    show: () => (
      <ConfirmApp
        enrolment={{ factorId: "f", qrCode: "", key: "ABCD" }}
        onConfirmed={told}
        onCancel={told}
      />
    ),
    fill: { code: "123456" },
    wrong: { at: "code" },
    by: "auth",
    isLimited: true,
  },
  "signing in again": {
    file: "app/features/account/sign-in-again/sign-in-again-dialog.tsx",
    show: () => <SignInAgainDialog email={email} apps={[]} open onDone={told} onClose={told} />,
    fill: { password },
    wrong: { at: "password" },
    by: "auth",
    isLimited: true,
  },
  "another address": {
    file: "app/features/account/sign-in/change-email-form.tsx",
    show: () => <ChangeEmailForm account={account} onAsked={told} />,
    fill: { email: "bob@example.com", current: password },
    wrong: { at: "email" },
    by: "auth",
    isLimited: true,
  },
  "the code of another address": {
    file: "app/features/account/sign-in/email-waiting.tsx",
    show: () => <EmailWaiting account={account} newEmail="bob@example.com" isNew={false} />,
    fill: { code: "123456" },
    wrong: { at: "code" },
    by: "auth",
    isLimited: true,
  },
  "another password": {
    file: "app/features/account/sign-in/password-form.tsx",
    show: () => <PasswordForm email={email} />,
    fill: { current: password, password: "a second lamp in the fog" },
    wrong: { at: "current" },
    by: "auth",
    isLimited: true,
  },
  "asking for deletion": {
    file: "app/features/portal/account/deletion/ask-for-deletion.tsx",
    show: () => <AskForDeletion email={email} onAsked={told} />,
    fill: { confirmation: email },
    wrong: { at: "confirmation" },
    by: "function",
    isLimited: true,
  },
  "confirming deletion": {
    file: "app/features/portal/account/deletion/confirm-by-code.tsx",
    show: () => <ConfirmByCode email={email} isNew={false} />,
    fill: { code: "123456" },
    wrong: { at: "code" },
    by: "function",
    isLimited: true,
  },
  details: {
    file: "app/features/portal/account/details/details.tsx",
    show: () => <Details row={row(profile)} email={email} />,
    fill: { website: "https://ann.example" },
    wrong: { at: "phone", typed: { phone: "soon" } },
    by: "row",
    hasDraft: true,
  },
  "a campaign": {
    file: "app/features/portal/campaign/campaign-form.tsx",
    show: () => <CampaignForm onClose={told} />,
    fill: { title: "Launch", campaign_type: "product_launch" },
    wrong: { at: "title" },
    by: "row",
  },
  "a brief": {
    file: "app/features/portal/onboarding/brief-form.tsx",
    show: () => <BriefForm onboarding={brief} onHandedIn={told} />,
    fill: { story: "That a harbour never sleeps.", audience: "Whoever buys freight." },
    wrong: { at: "story", typed: { audience: "Whoever buys freight." } },
    by: "row",
    hasDraft: true,
  },
  "what comes by mail": {
    file: "app/features/notice/choices-form.tsx",
    show: () => (
      <ChoicesForm topics={["messages"]} saved={{ chosen: new Map(), settings: undefined }} />
    ),
    fill: { quiet_from: "22:00", quiet_to: "07:00" },
    wrong: { at: "quiet_to", typed: { quiet_from: "22:00", quiet_to: "" } },
    by: "row",
  },
  "a company of one's own": {
    file: "app/features/portal/company/start-company.tsx",
    show: () => <StartCompany />,
    fill: { name: "Harbour & Sons" },
    wrong: { at: "name", typed: { name: "x".repeat(201) } },
    by: "row",
  },
  "whom we charge": {
    file: "app/features/billing/details-form.tsx",
    show: () => (
      <BillingDetailsForm company={item.id} details={null} schema={billingDetails} onSaved={told} />
    ),
    fill: { legal_name: "Harbour & Sons Ltd", address: "1 Quay\nBristol", country: "GB" },
    wrong: { at: "legal_name" },
    by: "row",
  },
  "a colleague": {
    file: "app/features/portal/account/people/invite-colleague.tsx",
    show: () => <InviteColleague company={{ company_id: item.id }} />,
    fill: { email },
    wrong: { at: "email" },
    by: "function",
    serverMinds: "email",
    isLimited: true,
  },
  "a review": {
    file: "app/features/deliverable/review-form.tsx",
    show: () => <Review />,
    fill: { comment: "Brighter." },
    wrong: { at: "comment" },
    by: "row",
  },
  "the payer's address": {
    file: "app/features/payment/setup-step.tsx",
    show: () => <Setup />,
    fill: { ethAddress: `0x${"ab".repeat(20)}` },
    wrong: { at: "ethAddress", typed: { ethAddress: "0x" } },
    by: "function",
    isLimited: true,
  },
  "a transaction": {
    file: "app/features/payment/transaction-hash-form.tsx",
    show: () => <Hash />,
    fill: { transactionHash: hash },
    wrong: { at: "transactionHash" },
    by: "nobody",
    isPartOfMore: true,
  },
  "a question about a proposal": {
    file: "app/features/proposal/thread/comment-form.tsx",
    show: () => aboutProposal(<CommentForm block="aim" />),
    fill: { body: "Why in winter?" },
    wrong: { at: "body" },
    by: "function",
    serverMinds: "body",
    isLimited: true,
    hasDraft: true,
  },
  "another wording of a comment": {
    file: "app/features/review/comment/edit-form.tsx",
    show: () => <EditForm comment={row({ id: item.id, body: "Warmer." })} onClose={told} />,
    fill: { body: "Cooler." },
    wrong: { at: "body", typed: { body: "" } },
    by: "row",
  },
  "a no to a proposal": {
    file: "app/features/proposal/decline-dialog.tsx",
    show: () => aboutProposal(<DeclineDialog />),
    fill: { reason: "Not this year." },
    by: "function",
    isLimited: true,
    isPartOfMore: true,
  },
  "the signature of a proposal": {
    file: "app/features/proposal/sign/sign-form.tsx",
    show: () => aboutProposal(<SignForm />),
    fill: {
      name: "Ann",
      role: "Director",
      legal_name: "Ann Ltd",
      address: "1 Quay Street",
      mayBind: "on",
      consents: "on",
    },
    wrong: { at: "name" },
    by: "function",
    serverMinds: "role",
    isLimited: true,
    hasDraft: true,
  },
  "a fingerprint": {
    file: "app/features/proof/hash-form.tsx",
    show: () => <HashForm onHash={told} onText={told} />,
    fill: { hash },
    wrong: { at: "hash" },
    by: "nobody",
    action: "/verify",
  },
  "a node": {
    file: "app/features/proof/node-form.tsx",
    show: () => <NodeForm node={{ kind: "other", address: "" }} onNode={told} />,
    fill: { address: "https://node.example" },
    wrong: { at: "address" },
    by: "nobody",
    action: "/verify",
  },
  "an invitation": {
    file: "app/features/studio/parts/dialog-form.tsx",
    show: () => (
      <DialogForm
        id="invite"
        title=""
        description=""
        fields={[{ name: "email", label: "Email" }]}
        schema={invitationSchema}
        submitLabel="Send"
        open
        onOpenChange={told}
        send={(invitation) => sendInvitation({ email: invitation.email })}
      />
    ),
    fill: { email },
    wrong: { at: "email" },
    by: "function",
    serverMinds: "email",
  },
  "a move to another client": {
    file: "app/features/studio/client/move-form.tsx",
    show: () => (
      <MoveForm
        person={row({ user_id: "1", name: "Ann", email, role: "member" })}
        source="1"
        target={{ id: "2", name: "Harbour Ltd" }}
        onMoved={told}
      />
    ),
    fill: {},
    by: "row",
  },
  "a call for somebody": {
    file: "app/features/studio/calendar/book-for-client-form.tsx",
    show: () => (
      <>
        <BookForClientForm who={{}} onBooked={told} />
        {/* In place of the free times, which nobody answers here. */}
        <input type="hidden" form="book-for-client-form" name="start" value={start} />
      </>
    ),
    fill: { name: "Ann", email },
    wrong: { at: "name" },
    by: "function",
    serverMinds: "email",
  },
  "another time for a call": {
    file: "app/features/studio/calendar/move-call.tsx",
    show: () => (
      <>
        <MoveCall
          call={row({ id: item.id, kind: "call", sequence: 0, starts_at: start })}
          onClose={told}
        />
        <input type="hidden" form="move-call-form" name="start" value={start} />
      </>
    ),
    fill: {},
    by: "function",
  },
  "the rules of the calendar": {
    file: "app/features/studio/calendar/rules-form.tsx",
    show: () => (
      <RulesForm
        calendar={{
          id: item.id,
          zone: "Europe/London",
          gap_minutes: 10,
          notice_minutes: 240,
          horizon_days: 60,
          step_minutes: 30,
          most_per_day: 6,
          meeting_address: null,
        }}
        onChanged={told}
      />
    ),
    fill: { notice: "2", place: "https://meet.example/{code}" },
    wrong: { at: "gap", typed: { gap: "-1" } },
    by: "row",
  },
  "a merge of two clients": {
    file: "app/features/studio/client/merge-form.tsx",
    show: () => (
      <MergeForm
        source={{ id: "1", name: "Quay Ltd" }}
        target={{ id: "2", name: "Harbour Ltd" }}
        onMerged={told}
      />
    ),
    fill: { confirmation: "Quay Ltd" },
    wrong: { at: "confirmation", typed: { confirmation: "Harbour Ltd" } },
    by: "row",
  },
  "a day's figures": {
    file: "app/features/studio/campaign/enter-metric.tsx",
    show: () => (
      <EnterMetric
        campaign={{ id: "1", start_date: null }}
        open
        onOpenChange={told}
        onSaved={later}
      />
    ),
    fill: { metric_date: "2026-01-02", reach: "10" },
    wrong: { at: "metric_date" },
    by: "row",
  },
  "a client's campaign": {
    file: "app/features/studio/campaign/campaign-fields.tsx",
    show: () => (
      <CampaignFields
        campaign={row({ id: "1", title: "", campaign_type: "product_launch", key_messages: [] })}
        onClose={told}
        onSaved={later}
      />
    ),
    fill: { title: "Launch" },
    wrong: { at: "title" },
    by: "row",
  },
  "a deliverable": {
    file: "app/features/studio/deliverable/deliverable-fields.tsx",
    show: () => (
      <DeliverableFields owner={row({})} deliverable={null} onClose={told} onSaved={later} />
    ),
    fill: { title: "Film", deliverable_type: "film" },
    wrong: { at: "title" },
    by: "row",
  },
  "a client's project": {
    file: "app/features/studio/project/project-fields.tsx",
    show: () => <ProjectFields project={null} clientId="1" onClose={told} onSaved={later} />,
    fill: { title: "Film" },
    wrong: { at: "title" },
    by: "row",
  },
  "a canned answer": {
    file: "app/features/studio/canned-answer/canned-form.tsx",
    show: () => <CannedForm answer={{ id: "1", title: "", body: "" }} isNew onDone={told} />,
    fill: { title: "Thanks", body: "Thank you." },
    wrong: { at: "title" },
    by: "row",
  },
  "a taught answer": {
    file: "app/features/studio/assistant/teach-form.tsx",
    show: () => <TeachForm onDone={told} />,
    fill: { questions: "Can I park?", answer: "Around the corner." },
    wrong: { at: "questions" },
    by: "row",
  },
  "a wrong answer": {
    file: "app/features/studio/assistant/answer-mark.tsx",
    show: () => <AnswerMark message={row({ id: 1, is_wrong: false })} onMarked={later} />,
    fill: { note: "It is not." },
    by: "row",
  },
  "a payment's end": {
    file: "app/features/studio/payment/resolve-payment.tsx",
    show: () => (
      <ResolvePayment payment={row({ id: item.id, state: "underpaid" })} onSettled={later} />
    ),
    isAskedFor: true,
    fill: { reason: "Agreed by phone." },
    wrong: { at: "reason" },
    by: "function",
    serverMinds: "reason",
  },
  "a reply": {
    file: "app/features/studio/inbox/reply-form.tsx",
    show: () => (
      <ReplyForm
        read={row({ item, recipient: email })}
        hasFocus={false}
        onFocused={told}
        onSent={later}
      />
    ),
    fill: { subject: "Your film", body: "With pleasure." },
    wrong: { at: "subject", typed: { subject: " ", body: " " } },
    by: "function",
    serverMinds: "body",
    hasDraft: true,
  },
  "an answer in the chat": {
    file: "app/features/studio/inbox/talk-composer.tsx",
    show: () => <TalkComposer id={item.id} who={null} onSent={later} />,
    fill: { text: "Good afternoon." },
    wrong: { at: "text" },
    by: "row",
    hasDraft: true,
  },
  "a note": {
    file: "app/features/studio/inbox/note-form.tsx",
    show: () => <NoteForm itemId={item.id} onAdded={later} />,
    fill: { note: "Called twice." },
    by: "row",
    hasDraft: true,
  },
  "an answer to a comment": {
    file: "app/features/studio/review/answer-form.tsx",
    show: () => (
      <AnswerForm
        name="comment 1 on Film"
        comment={row({ id: "c", number: 1 })}
        onAnswered={later}
        onClose={told}
      />
    ),
    fill: { answer: "It is brighter now." },
    by: "row",
    hasDraft: true,
  },
  "a draft of an invoice": {
    file: "app/features/studio/billing/draft-form.tsx",
    show: () => <DraftDetail draft={draft} />,
    fill: { "line-1-description": "A film", "line-1-unit": "1,200", note: "Thank you" },
    wrong: { at: "line-1-unit", typed: { "line-1-unit": "much" } },
    by: "function",
    isLimited: true,
  },
  "a proposal": {
    file: "app/features/studio/proposal/proposal-form.tsx",
    show: () => <Editor read={proposal} draft={proposalDraft} reload={later} onDone={told} />,
    fill: { "scope:1:line": "A film", "milestones:m1:pounds": "12,000", aim: "Come by ship." },
    wrong: { at: "milestones:m1:pounds", typed: { "scope:1:line": "A film" } },
    by: "function",
    serverMinds: "recipient_email",
    isLimited: true,
  },
  "an answer under a proposal": {
    file: "app/features/studio/proposal/proposal-answer-form.tsx",
    show: () => <ProposalAnswerForm proposalId={item.id} about="scope" onSent={told} />,
    fill: { body: "Two days are in it." },
    wrong: { at: "body" },
    by: "function",
    serverMinds: "body",
    isLimited: true,
    hasDraft: true,
  },
  "a milestone": {
    file: "app/features/studio/milestone/milestone-form.tsx",
    show: () => <MilestoneForm projectId={item.id} position={0} onClose={told} onAdded={later} />,
    fill: { title: "First cut", net_pence: "1,200" },
    wrong: { at: "title" },
    by: "row",
  },
  "money from the bank": {
    file: "app/features/studio/billing/record-payment.tsx",
    show: () => <RecordForm company={item.id} reference="" onClose={told} />,
    fill: { pence: "120.50", payer: "Harbour Ltd", reference: "INV-00001" },
    wrong: { at: "pence" },
    by: "function",
    serverMinds: "payer",
    isLimited: true,
  },
  "a write-off": {
    file: deed,
    show: () => (
      <ReasonedDeedForm
        deed={describeWriteOff({ documentId: item.id, number: "INV-00001", openPence: 5000 })}
        onClose={told}
      />
    ),
    fill: { pence: "50", reason: "They are gone." },
    wrong: { at: "pence", typed: { pence: "50.01" } },
    by: "function",
    serverMinds: "reason",
    isLimited: true,
  },
  "a credit note": {
    file: deed,
    show: () => (
      <CreditForm
        documentId={item.id}
        number="INV-00001"
        content={row({ lines: [], vat: [], total_pence: 5000, vat_treatment: "none" })}
        balance={row({ open_pence: 5000, credited_pence: 0 })}
        onClose={told}
      />
    ),
    fill: { reason: "Charged twice." },
    wrong: { at: "reason" },
    by: "function",
    isLimited: true,
  },
  "money for an invoice": {
    file: deed,
    show: () => (
      <AllocateForm
        label="Payment"
        choices={[{ id: item.id, label: "Harbour Ltd", pence: 5000 }]}
        limit={4000}
        after={{ limit: "Open", chosen: "Unused" }}
        requestOf={() => ({ paymentId: item.id, documentId: item.id })}
        nameOf={({ label }) => label}
        onClose={told}
      />
    ),
    fill: { pence: "40" },
    wrong: { at: "pence", typed: { pence: "40.01" } },
    by: "function",
    isLimited: true,
  },
  "a refund": {
    file: deed,
    show: () => <ReasonedDeedForm deed={describeRefund(item.id, 5000)} onClose={told} />,
    fill: { pence: "50", reference: "TR 1", reason: "Paid twice." },
    wrong: { at: "reference" },
    by: "function",
    isLimited: true,
  },
  "a reversal": {
    file: deed,
    show: () => <ReasonedDeedForm deed={describeReversal(item.id, 5000, [])} onClose={told} />,
    fill: { reason: "The bank took it back." },
    wrong: { at: "reason" },
    by: "function",
    isLimited: true,
  },
  "a dispute": {
    file: deed,
    show: () => (
      <ReasonedDeedForm
        deed={describeDispute({ documentId: item.id, number: "INV-00001" })}
        onClose={told}
      />
    ),
    fill: { reason: "They say it is theirs." },
    wrong: { at: "reason" },
    by: "function",
    isLimited: true,
  },
  "the last number sent": {
    file: deed,
    show: () => (
      <SeriesForm held={row({ series: "INV", last_number: "INV-00041" })} onClose={told} />
    ),
    fill: { last: "INV-00043" },
    wrong: { at: "last", typed: { last: "INV-00040" } },
    by: "row",
  },
};

/** With a `<form` for another reason. */
const others = new Map([
  ["app/features/assistant/assistant-widget.tsx", "closes itself, by the browser's own means"],
  ["app/features/assistant/assistant-composer.tsx", "a conversation, with an outbox"],
  ["app/features/portal/project/project-filter.tsx", "filters what is there, and sends nothing"],
  ["app/routes/styleguide/fields.tsx", "a specimen"],
]);

const portal = row<NonNullable<React.ContextType<typeof PortalDataContext>>>({});
Object.assign(portal, { reload: later });
const company = row<NonNullable<React.ContextType<typeof CompanyContext>>>({
  me: "1",
  company: { company_id: item.id, name: "Harbour & Sons", role: "owner", is_current: true },
  companies: [],
});
Object.assign(company, { refresh: later });

function wrap(form: ReactNode) {
  return (
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <SignInAgainContext value={async (action) => action()}>
          <CompanyContext value={company}>
            <PortalDataContext value={portal}>{form}</PortalDataContext>
          </CompanyContext>
        </SignInAgainContext>
      </QueryClientProvider>
    </MemoryRouter>
  );
}

let unmount = nothing as () => void;

async function show({ show: form, isAskedFor }: FormCase) {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () => root.render(wrap(form())));
  unmount = () => {
    act(() => root.unmount());
    place.remove();
    unmount = nothing;
  };
  // What opens the form, where it is asked for first.
  if (isAskedFor || !document.querySelector("form"))
    await act(async () => document.querySelector("button")?.click());
  // What it reads once it is there, with code of its own, is not what is counted.
  await act(() => vi.dynamicImportSettled());
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  fake.state.calls = 0;
}

const findForm = () => document.querySelector("form");
const controlOf = (name: string) => {
  const control = findForm()?.elements.namedItem(name);
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control;
  if (control instanceof HTMLSelectElement) return control;
  throw new Error(`There is no ${name}.`);
};
const isBusy = () => Boolean(findForm()?.querySelector("[type=submit][aria-busy]"));
const described = (name: string, isMeant = (_id: string) => true) =>
  (controlOf(name).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .filter(isMeant)
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");
const errorAt = (name: string) => described(name, (id) => id.endsWith("-error"));
/** And no bare code, such as "reason-missing", for which the form has not said who describes it. */
const sentence = /^[A-Z]\S* \S/;

async function type(fields: Fields) {
  for (const [name, text] of Object.entries(fields))
    await act(async () => {
      const control = controlOf(name);
      if (control.type === "checkbox") return control.click();
      // As a person does: React listens to what it has not written itself.
      Reflect.set(Object.getPrototypeOf(control) as object, "value", text, control);
      control.dispatchEvent(new Event("input", { bubbles: true }));
      control.dispatchEvent(new Event("change", { bubbles: true }));
    });
}

async function submit() {
  const button = findForm()?.querySelector<HTMLElement>("[type=submit]");
  await act(async () => {
    findForm()?.requestSubmit(button ?? null);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

/** What stands on the page, and the messages over it. */
const everythingSaid = () =>
  [
    document.body.textContent,
    ...toastStore
      .readVisible()
      .flatMap(({ isOpen, title, description }) => (isOpen ? [title, description] : [])),
  ].join("\n");

function expectKept(fill: Fields) {
  for (const [name, text] of Object.entries(fill)) expect(controlOf(name).value, name).toBe(text);
}

const done = {
  data: { user: session.user, session, recipient: email, deletion_due_at: null, totp: {} },
  error: null,
  status: 200,
  ok: true,
  headers: new Headers({ "content-type": "application/json" }),
  json: async () => ({ recipient: email, deletion_due_at: null, sent_to: email, minutes: 10 }),
};

function refuse(by: FormCase["by"], status: number, body: object) {
  const headers = { "retry-after": "600", "content-type": "application/json" };
  const response = new Response(JSON.stringify(body), { status, headers });
  noteWait(response);
  const error =
    by === "auth"
      ? new AuthApiError("Refused.", status, status === 429 ? "over_request_rate_limit" : "other")
      : { message: "Refused.", code: "P0001" };
  return {
    data: { session },
    error,
    status,
    ok: false,
    headers: response.headers,
    json: async () => body,
  };
}

function vanish(by: FormCase["by"]) {
  const data = { session };
  if (by === "auth") return { data, error: new AuthRetryableFetchError("", 0) };
  if (by === "function") throw new TypeError("Failed to fetch");
  return { data, error: { message: "TypeError: Failed to fetch", code: "" }, status: 0 };
}

beforeEach(() => {
  fake.state.answer = () => Promise.resolve(done);
  for (const { id } of toastStore.readVisible()) toastStore.dismiss(id);
  vi.stubGlobal("reportError", vi.fn());
});
afterEach(() => {
  unmount();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("knows every form of the app", () => {
  const known = new Set([...Object.values(everyForm).map(({ file }) => file), ...others.keys()]);
  const found = globSync("app/**/*.tsx").filter(
    (file) => !file.endsWith(".test.tsx") && /<form\b/.test(readFileSync(file, "utf8")),
  );
  expect(found.toSorted()).toEqual([...known].toSorted());
});

/** Only where the form has what it is about. */
const when = (applies: unknown) => (applies ? it : nothing) as typeof it;

describe.each(Object.entries(everyForm))("%s", (_, form) => {
  const { fill, wrong, by } = form;

  when(wrong)("goes to what is wrong, says it, and takes it back as one types", async () => {
    await show(form);
    await type(wrong?.typed ?? {});
    await submit();
    const at = wrong?.at ?? "";
    expect(document.activeElement).toBe(controlOf(at));
    expect(controlOf(at).getAttribute("aria-invalid")).toBe("true");
    expect(errorAt(at)).toMatch(sentence);
    expect(fake.state.calls).toBe(0);
    await type({ [at]: "x" });
    expect(controlOf(at).hasAttribute("aria-invalid")).toBe(false);
  });

  when(by !== "nobody")("sends once, keeps all, and is not busy for ever", async () => {
    let fail = nothing as (reason: Error) => void;
    fake.state.answer = () => new Promise((_resolve, reject) => (fail = reject));
    await show(form);
    await type(fill);
    await submit();
    await submit();
    expect(fake.state.calls).toBe(1);
    expect(isBusy()).toBe(true);
    await act(async () => {
      fail(new Error("broken"));
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(isBusy()).toBe(false);
    expectKept(fill);
  });

  when(by !== "nobody")("says that nobody answers, and keeps all", async () => {
    await show(form);
    await type(fill);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    fake.state.answer = async () => vanish(by);
    await submit();
    vi.restoreAllMocks();
    expect(everythingSaid()).toMatch(/offline|no connection/i);
    expectKept(fill);
  });

  when(form.isLimited)("says when there were too many tries", async () => {
    await show(form);
    await type(fill);
    fake.state.answer = () => Promise.resolve(refuse(by, 429, {}));
    await submit();
    expect(document.body.textContent).toMatch(/Too many .*in 10 minutes/);
    expectKept(fill);
  });

  when(form.serverMinds)("shows at its field what only the server minds", async () => {
    const name = form.serverMinds ?? "";
    await show(form);
    await type(fill);
    fake.state.answer = () => Promise.resolve(refuse(by, 400, { fields: { [name]: "Not this." } }));
    await submit();
    expect(described(name)).toContain("Not this.");
    expect(document.activeElement).toBe(controlOf(name));
    expectKept(fill);
  });

  when(form.hasDraft)("brings back what was typed", async () => {
    await show(form);
    await type(fill);
    unmount();
    await show(form);
    expectKept(fill);
  });

  it("is done with it when it went well", async () => {
    await show(form);
    await type(fill);
    told.mockClear();
    const before = everythingSaid();
    await submit();
    if (by !== "nobody") await expect.poll(() => fake.state.calls).toBeGreaterThan(0);
    expect(isBusy()).toBe(false);
    expect(findForm()?.querySelector("[aria-invalid=true]") ?? null).toBeNull();
    // The page around it knows, or it says so itself.
    const isKnown = () => told.mock.calls.length > 0 || everythingSaid() !== before;
    if (!form.isPartOfMore) await expect.poll(() => isKnown()).toBe(true);
  });

  when(form.action)("posts without scripts", () => {
    document.body.innerHTML = renderToStaticMarkup(wrap(form.show()));
    expect(findForm()?.getAttribute("action")).toBe(form.action);
    for (const name of Object.keys(fill)) expect(controlOf(name).name).toBe(name);
    expect(findForm()?.noValidate).toBe(false);
    document.body.innerHTML = "";
  });
});
