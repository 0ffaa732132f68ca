import { randomBytes, randomUUID } from "node:crypto";
import type postgres from "postgres";

/** Whose rows they are. An account's first company has the account's id. */
export type Holder = { id: string; companyId?: string };
export type SampleRow = Record<string, string | number | boolean | Date | Buffer | SampleJson>;

/** What a column of JSON holds: a text would become a text in it. */
class SampleJson {
  readonly #value: object;

  constructor(value: object) {
    this.#value = value;
  }

  toJSON(): object {
    return this.#value;
  }

  toString(): string {
    return JSON.stringify(this.#value);
  }
}
export type SampleRows = Record<string, SampleRow>;

/** The calendar that a migration makes. */
const theCalendar = "00000000-0000-4000-8000-0000000000ca";

const hash = () => `0x${randomBytes(32).toString("hex")}`;

/**
 * A row for each served table: those with an owner belong to the person or the company. Ids and unique values differ on every call.
 * `words` stand wherever not everybody may read.
 */
export function describeSampleRows(
  { id, companyId = id }: Holder,
  campaignId: string,
  words = "Sample",
): SampleRows {
  const conversationId = randomUUID();
  const email = "visitor@clients.example";
  return {
    "public.profiles": { user_id: id, display_name: words },
    "public.companies": { id: companyId, name: words },
    "public.memberships": { company_id: companyId, user_id: id, role: "owner" },
    "public.company_invitations": {
      id: randomUUID(),
      company_id: companyId,
      address: `${randomUUID()}@clients.example`,
      role: "viewer",
      token_hash: randomBytes(32),
    },
    "public.staff_members": { user_id: id, roles: "{producer}" },
    "public.conversation_readers": { company_id: companyId, user_id: id },
    "public.notices": {
      id: randomUUID(),
      person_id: id,
      topic: "deliveries",
      kind: "delivery",
      key: randomUUID(),
      company_id: companyId,
    },
    "public.notification_choices": { person_id: id, topic: "messages", choice: "daily" },
    "public.troubles": { id: randomUUID(), kind: "job", subject: randomUUID() },
    "public.notification_settings": { person_id: id },
    "public.projects": { id: randomUUID(), user_id: id, company_id: companyId, title: words },
    "public.pr_packages": {
      id: randomUUID(),
      name: "Sample",
      price_gbp: 500,
      description: "Sample",
      icon: "star",
    },
    "public.pr_campaigns": { id: randomUUID(), user_id: id, company_id: companyId, title: words },
    "public.pr_campaign_metrics": {
      id: randomUUID(),
      campaign_id: campaignId,
      metric_date: randomDate(),
    },
    "public.pr_deliverables": { id: randomUUID(), campaign_id: campaignId, title: words },
    // The campaign's one deliverable, and its one version, go by the campaign's id.
    "public.deliverable_versions": {
      id: randomUUID(),
      deliverable_id: campaignId,
      number: (randomBytes(4).readUInt32BE() >>> 2) + 2,
    },
    "public.deliverable_reviews": {
      id: randomUUID(),
      deliverable_id: campaignId,
      version_id: campaignId,
      decision: "approve",
    },
    "public.deliverable_media": { version_id: campaignId, deliverable_id: campaignId },
    "public.review_comments": {
      id: randomUUID(),
      deliverable_id: campaignId,
      version_id: campaignId,
      number: (randomBytes(4).readUInt32BE() >>> 2) + 2,
      body: words,
      author_name: words,
      by_studio: true,
    },
    // The one comment goes by the campaign's id as well.
    "public.review_drawings": {
      comment_id: campaignId,
      drawing: new SampleJson({ v: 1, shapes: [{ kind: "note", text: words }] }),
    },
    "public.review_comment_edits": { id: randomUUID(), comment_id: campaignId, body: words },
    "public.conversations": { company_id: companyId },
    "public.canned_answers": { id: randomUUID(), title: words, body: words },
    "public.taught_answers": { id: randomUUID(), questions: `{${words}}`, answer: words },
    "public.messages": { id: randomUUID(), company_id: companyId, body: words },
    "public.substack_posts": {
      id: randomUUID(),
      guid: randomUUID(),
      title: "Sample",
      link: "/labs#sample",
    },
    "public.chat_conversations": { id: conversationId, user_id: id },
    "public.talks": { id: conversationId },
    "public.leads": { id: randomUUID(), name: words, email, content_hash: hash() },
    "public.enquiries": {
      id: randomUUID(),
      kind: "contact",
      name: words,
      email,
      content_hash: hash(),
    },
    "public.eth_payments": {
      id: randomUUID(),
      user_id: id,
      company_id: companyId,
      package_id: "sample",
      price_gbp: 500,
      gbp_per_eth: 2500,
      amount_wei: `${randomBytes(4).readUInt32BE() + 1}000000000000`,
      chain_id: 1,
      eth_address: `0x${"a".repeat(40)}`,
      receiving_address: `0x${"b".repeat(40)}`,
      expires_at: new Date(Date.now() + 900_000),
    },
    "public.eth_transfers": {
      id: randomUUID(),
      transaction_hash: hash(),
      genesis_hash: hash(),
      chain_id: 1,
      sender_address: `0x${"a".repeat(40)}`,
      value_wei: "1000000000000",
      block_number: 1,
      block_hash: hash(),
      block_time: new Date(),
    },
    "public.content_anchors": {
      id: randomUUID(),
      campaign_id: campaignId,
      content_hash: hash(),
      content: "{}",
    },
    "public.campaign_versions": {
      id: randomUUID(),
      campaign_id: campaignId,
      number: (randomBytes(4).readUInt32BE() >>> 2) + 2,
      content: "{}",
      content_hash: hash(),
    },
    // The company's one invoice, and its one payment, go by the campaign's id.
    "public.billing_details": { company_id: companyId, legal_name: words, address: "{Quay}" },
    "public.billing_confirmations": { company_id: companyId, evidence: words },
    "public.billing_authors": { entry_id: randomUUID(), person_id: id },
    "public.billing_documents": {
      id: randomUUID(),
      kind: "invoice",
      state: "issued",
      series: "INV",
      company_id: companyId,
      content: describeInvoice(words),
    },
    "public.document_balances": {
      document_id: randomUUID(),
      company_id: companyId,
      due_on: "2026-12-01",
      total_pence: 1000,
    },
    "public.incoming_payments": {
      id: randomUUID(),
      company_id: companyId,
      source: "bank",
      external_id: randomUUID(),
      pence: 1000,
      received_on: "2026-11-01",
      payer: words,
    },
    "public.payment_notes": { id: randomUUID(), payment_id: campaignId, note: words },
    "public.allocations": {
      id: randomUUID(),
      payment_id: campaignId,
      document_id: campaignId,
      pence: 1,
    },
    "public.refunds": {
      id: randomUUID(),
      payment_id: campaignId,
      pence: 1,
      refunded_on: "2026-11-01",
      reference: "Sample",
      reason: words,
    },
    "public.write_offs": { id: randomUUID(), document_id: campaignId, pence: 1, reason: words },
    "public.invoice_disputes": {
      id: randomUUID(),
      document_id: campaignId,
      reason: words,
      closed_at: new Date(),
    },
    "public.document_sendings": { id: randomUUID(), document_id: campaignId },
    // The company's one proposal, and its one version, go by the campaign's id, too.
    "public.proposals": {
      id: randomUUID(),
      company_id: companyId,
      title: words,
      client_name: words,
      recipient_name: words,
      recipient_email: email,
      state: "sent",
      version_number: 1,
      valid_until: "2036-11-01",
      net_pence: 1000,
      sent_at: new Date(),
    },
    "public.proposal_drafts": { proposal_id: campaignId, content: new SampleJson({ aim: words }) },
    "public.proposal_versions": {
      id: randomUUID(),
      proposal_id: campaignId,
      company_id: companyId,
      number: (randomBytes(4).readUInt32BE() >>> 2) + 2,
      content: new SampleJson({ aim: words }),
      hash: hash(),
    },
    "public.proposal_comments": {
      id: randomUUID(),
      proposal_id: campaignId,
      version_id: campaignId,
      company_id: companyId,
      from_studio: true,
      author_name: words,
      body: words,
    },
    "public.agreements": {
      id: randomUUID(),
      version_id: campaignId,
      proposal_id: campaignId,
      company_id: companyId,
      signer_name: words,
      signer_role: words,
      signer_email: email,
      content: "{}",
      content_hash: hash(),
      net_pence: 1000,
      vat_pence: 0,
    },
    "public.milestones": {
      id: randomUUID(),
      company_id: companyId,
      position: 0,
      title: words,
      trigger: "studio",
    },
    "public.milestone_holds": { milestone_id: campaignId, code: "details-missing" },
    // Of the company's one project; its file has to be stored before.
    "public.onboardings": { id: campaignId, company_id: companyId, story: words },
    "public.brand_files": {
      id: randomUUID(),
      project_id: campaignId,
      object_path: `${companyId}/brand/${campaignId}/${randomUUID()}.png`,
      file_name: words,
    },
    "public.calendars": { id: randomUUID() },
    "public.call_kinds": { id: `sample-${randomWord()}`, minutes: 20 },
    "public.opening_hours": {
      id: randomUUID(),
      calendar_id: theCalendar,
      weekday: 7,
      ...randomHours(),
    },
    "public.opening_exceptions": {
      id: randomUUID(),
      calendar_id: theCalendar,
      day: randomDate(),
      note: words,
    },
    "public.bookings": {
      id: randomUUID(),
      calendar_id: theCalendar,
      kind: "call",
      state: "done",
      starts_at: "2026-01-05T10:00:00Z",
      ends_at: "2026-01-05T10:20:00Z",
      blocked_until: "2026-01-05T10:30:00Z",
      name: words,
      email,
      zone: "Europe/London",
      company_id: companyId,
    },
    "storage.objects": {
      id: randomUUID(),
      bucket_id: "attachments",
      name: `${companyId}/${randomUUID()}.png`,
    },
  };
}

/** A profile and a first company come with an account, and a conversation with its first message. */
const comesByItself = new Set([
  "public.profiles",
  "public.companies",
  "public.memberships",
  "public.conversation_readers",
  "public.conversations",
  "public.document_balances",
]);

const onePerPerson = new Set([
  "public.staff_members",
  "public.notification_choices",
  "public.notification_settings",
  "public.billing_details",
  "public.billing_confirmations",
]);

/** Writes one row into each served table for the person, past every rule. */
export async function insertSampleRows(
  owner: postgres.Sql,
  holder: Holder,
  words = "Sample",
): Promise<SampleRows> {
  await owner`
    insert into pr_packages (id, name, price_gbp, description, icon)
    values ('sample', 'Sample', 500, 'Sample', 'star') on conflict do nothing`;
  const campaignId = randomUUID();
  const rows = describeSampleRows(holder, campaignId, words);
  rows["public.pr_campaigns"] = { ...rows["public.pr_campaigns"], id: campaignId };
  rows["public.pr_deliverables"] = { id: campaignId, campaign_id: campaignId, title: words };
  rows["public.deliverable_versions"] = { id: campaignId, deliverable_id: campaignId, number: 1 };
  rows["public.review_comments"] = {
    ...rows["public.review_comments"],
    id: campaignId,
    number: 1,
  };
  rows["public.billing_documents"] = { ...rows["public.billing_documents"], id: campaignId };
  rows["public.document_balances"] = { document_id: campaignId };
  rows["public.incoming_payments"] = { ...rows["public.incoming_payments"], id: campaignId };
  rows["public.proposals"] = { ...rows["public.proposals"], id: campaignId };
  rows["public.proposal_versions"] = { ...rows["public.proposal_versions"], id: campaignId };
  rows["public.projects"] = { ...rows["public.projects"], id: campaignId };
  rows["public.milestones"] = { ...rows["public.milestones"], id: campaignId };
  await storeFile(owner, String(rows["public.brand_files"]?.["object_path"]));
  for (const [table, row] of Object.entries(rows)) {
    if (comesByItself.has(table)) continue;
    await owner`
      insert into ${owner(table)} ${owner(row)}
      ${onePerPerson.has(table) ? owner`on conflict do nothing` : owner``}`;
  }
  const message: SampleRow = {
    id: randomUUID(),
    conversation_id: String(rows["public.chat_conversations"]?.["id"]),
    text: words,
    is_user: true,
  };
  await owner`insert into chat_messages ${owner(message)}`;
  const [item] = await owner`
    select id from inbox_items where enquiry_id = ${String(rows["public.enquiries"]?.["id"])}`;
  const itemId = String(item?.["id"]);
  const note: SampleRow = { id: randomUUID(), item_id: itemId, body: words };
  await owner`insert into inbox_notes ${owner(note)}`;
  const call: SampleRow = { id: randomUUID(), item_id: itemId, called_at: new Date() };
  await owner`insert into inbox_calls ${owner(call)}`;
  const reply = describeReply(itemId);
  await owner`insert into inbox_replies ${owner(reply)}`;
  const [entry] = await owner`
    select id from audit_log where row_id = ${campaignId} and table_name = 'pr_campaigns'`;
  const [event] = await owner`
    select id from project_events where project_id = ${String(rows["public.projects"]?.["id"])}`;
  return {
    ...rows,
    "public.project_events": { id: String(event?.["id"]) },
    "public.chat_messages": message,
    "public.inbox_items": { id: itemId },
    "public.inbox_notes": note,
    "public.inbox_calls": call,
    "public.inbox_replies": reply,
    "public.audit_log": { id: String(entry?.["id"]) },
  };
}

/** Among the attachments, without bytes. */
export async function storeFile(owner: postgres.Sql, name: string): Promise<void> {
  await owner`insert into storage.objects (bucket_id, name) values ('attachments', ${name})`;
}

export function describeReply(itemId: string): SampleRow {
  return {
    id: randomUUID(),
    item_id: itemId,
    recipient: "visitor@clients.example",
    subject: "Sample",
    body: "Sample",
    idempotency_key: randomUUID(),
  };
}

function describeInvoice(words: string): SampleJson {
  const line = { description: words, quantity: 100, unit_pence: 1000, discount_pence: 0 };
  return new SampleJson({
    seller: {
      name: "Sample",
      company_number: "00000000",
      registered_in: "England and Wales",
      registered_office: "London",
      vat_number: null,
      email: "studio@kinolume.example",
      bank: null,
    },
    buyer: {
      name: words,
      address: ["Quay"],
      country: "GB",
      vat_number: null,
      company_number: null,
      email: null,
    },
    order_reference: null,
    note: null,
    vat_treatment: "none",
    lines: [{ ...line, vat_rate: 0, net_pence: 1000 }],
    vat: [],
    net_pence: 1000,
    vat_pence: 0,
    total_pence: 1000,
  });
}

function randomWord(): string {
  return Array.from(randomBytes(12), (byte) => String.fromCodePoint(97 + (byte % 26))).join("");
}

/** A thousandth of a second: no two rows may be open at the same time. */
function randomHours() {
  const opens = randomBytes(4).readUInt32BE() % 80_000_000;
  const write = (at: number) => new Date(at).toISOString().slice(11, 23);
  return { opens: write(opens), closes: write(opens + 1) };
}

function randomDate(): string {
  return new Date(randomBytes(4).readUInt32BE() * 1000).toISOString().slice(0, 10);
}
