import { isId } from "../domain/row/id.ts";
import { describeCallDeed } from "./audit-call.ts";
import { formatDay } from "./dates.ts";
import { statusWords } from "./portal.ts";

export const auditWords = {
  caption: "What staff and the server did",
  none: "Nothing yet. Whatever somebody of the studio adds, changes or deletes is entered here by itself.",
  search: "Search by name",
  export: "Export CSV",
  exporting: (count: number) => `Exporting, ${count.toLocaleString("en-GB")} so far`,
  exportFailed: "The export broke off.",
  fileName: (day: string) => `audit-log-${day}.csv`,
  person: "Person",
  anybody: "Anybody",
  about: "About",
  anything: "Anything",
  action: "Action",
  from: "From",
  to: "To",
  when: "When",
  what: "What happened",
  open: (noun: string) => `Open the ${noun}`,
  sameRow: "Everything that happened to it",
  everyRow: "Show all rows",
  server: "The server",
  somebody: "Somebody",
  changes: "Changes",
  unquoted: "changed; the log does not keep it",
  nothing: "nothing",
} as const;

/** The head of each column of the export. */
export const auditCsvHeads = [
  "Time",
  "Person",
  "Action",
  "About",
  "Name",
  "What happened",
  "Changes",
];

/** What a row of each table is called. */
const nouns = new Map<string, string>(
  Object.entries({
    projects: "project",
    pr_packages: "package",
    pr_campaigns: "campaign",
    pr_campaign_metrics: "figures of campaign",
    pr_deliverables: "deliverable",
    deliverable_versions: "version of deliverable",
    deliverable_reviews: "review of deliverable",
    review_comments: "comment on",
    leads: "lead",
    enquiries: "enquiry",
    eth_payments: "payment",
    billing_documents: "document",
    billing_details: "billing details of",
    billing_confirmations: "confirmed billing details of",
    payment_notes: "note about money in,",
    document_series: "series of numbers",
    incoming_payments: "money in from",
    allocations: "money used for",
    refunds: "money given back to",
    write_offs: "write-off of",
    invoice_disputes: "dispute about",
    document_sendings: "sending of",
    proposals: "proposal",
    proposal_versions: "version of proposal",
    proposal_comments: "comment on proposal",
    agreements: "agreement",
    milestones: "milestone",
    onboardings: "first days of",
    bookings: "call with",
    calendars: "calendar",
    call_kinds: "kind of call",
    opening_hours: "opening hours",
    opening_exceptions: "exception from the opening hours on",
    busy_sources: "calendar of busy times",
    content_anchors: "proof of",
    messages: "message to",
    conversations: "conversation with",
    canned_answers: "canned answer",
    taught_answers: "taught answer",
    undeliverable_addresses: "undeliverable address",
    inbox_items: "inbox item",
    inbox_notes: "note about",
    inbox_calls: "call about",
    inbox_replies: "reply to",
    profiles: "person",
    companies: "client",
    memberships: "person",
    company_invitations: "invitation to",
    substack_posts: "post",
    chat_conversations: "assistant conversation",
    chat_messages: "message in",
    talks: "talk in",
    objects: "file",
    users: "account",
    studio_settings: "setting",
    troubles: "trouble",
  }),
);

/** As choices of a filter: the tables by what is in them. */
export const auditTables = [
  { value: "projects", label: "Projects" },
  { value: "proposals", label: "Proposals" },
  { value: "pr_campaigns", label: "Campaigns" },
  { value: "pr_campaign_metrics", label: "Campaign figures" },
  { value: "pr_deliverables", label: "Deliverables" },
  { value: "bookings", label: "Calls" },
  { value: "opening_hours", label: "Opening hours" },
  { value: "opening_exceptions", label: "Exceptions from the hours" },
  { value: "calendars", label: "Rules of the calendar" },
  { value: "busy_sources", label: "Calendars that are read" },
  { value: "eth_payments", label: "Payments" },
  { value: "content_anchors", label: "Proofs" },
  { value: "companies", label: "Clients" },
  { value: "memberships", label: "Who is in which client" },
  { value: "company_invitations", label: "Invitations" },
  { value: "profiles", label: "People" },
  { value: "users", label: "Accounts and staff" },
  { value: "studio_settings", label: "Settings" },
  { value: "messages", label: "Messages" },
  { value: "enquiries", label: "Enquiries" },
  { value: "leads", label: "Leads" },
  { value: "inbox_items", label: "Inbox" },
  { value: "substack_posts", label: "Labs posts" },
  { value: "chat_conversations", label: "Assistant" },
  { value: "objects", label: "Files" },
] as const;

export const auditActions = [
  { value: "insert", label: "Added" },
  { value: "update", label: "Changed" },
  { value: "delete", label: "Deleted" },
  { value: "preview", label: "Looked at" },
  { value: "invite", label: "Invited" },
  { value: "generate_link", label: "Made a sign-in link" },
  { value: "remove_factor", label: "Removed a second step" },
  { value: "merge", label: "Merged" },
  { value: "move", label: "Moved" },
  { value: "end_sessions", label: "Signed out" },
] as const;

const columns = new Map<string, string>(
  Object.entries({
    estimated_completion_date: "completion date",
    project_type: "type",
    campaign_type: "type",
    target_audience: "audience",
    key_messages: "key messages",
    metric_date: "day",
    media_mentions: "media mentions",
    social_engagement: "engagement",
    sentiment_score: "sentiment",
    display_name: "name",
    company_name: "company",
    studio_note: "note",
    due_date: "due date",
    delivered_at: "delivery",
    blockchain_verified: "verification",
    blockchain_hash: "fingerprint",
    is_wrong: "mark",
    wrong_note: "note",
    owner_id: "owner",
    answered_by: "answer",
    assigned_to: "assignment",
    paid_at: "payment time",
    closing_due_at: "closing day",
    closed_at: "end",
    merged_into: "merged into",
    took_in: "taken in",
    company_id: "client",
  }),
);

/** What a colleague did, as the log keeps it with the names of today. */
export type AuditEntry = {
  action: string;
  table: string;
  /** {column: [before, after]}; of a column whose words are not kept, []. */
  changes: Record<string, readonly unknown[]>;
  actor: string | null;
  row: string | null;
};

const written = new Set([
  "messages",
  "chat_messages",
  "inbox_notes",
  "inbox_replies",
  "deliverable_reviews",
  "review_comments",
]);
const noted = new Set(["inbox_calls"]);

/** One sentence: who did what to what. */
export function describeAudit(entry: AuditEntry): string {
  const who = entry.actor ?? auditWords.server;
  const call = describeCallDeed(entry);
  if (call) return `${who} ${call}`;
  const what = describeRow(entry);
  switch (entry.action) {
    case "insert":
      if (entry.table === "memberships") return `${who} added ${somebody(entry)} to a client`;
      if (entry.table === "company_invitations")
        return `${who} invited somebody to ${entry.row ?? "a client"}`;
      if (noted.has(entry.table)) return `${who} noted ${entry.row ? "a " : ""}${what}`;
      return written.has(entry.table)
        ? `${who} wrote ${entry.row ? "a " : ""}${what}`
        : `${who} added ${what}`;
    case "delete":
      if (entry.table === "memberships") return `${who} removed ${somebody(entry)} from a client`;
      return `${who} deleted ${what}`;
    case "preview":
      return `${who} looked at the dashboard of ${entry.row ?? "a client"}`;
    case "invite":
      return `${who} invited ${entry.row ?? "a client"}`;
    case "generate_link":
      return `${who} made a sign-in link for ${what}`;
    case "remove_factor":
      return `${who} removed a second step of ${what}`;
    case "end_sessions":
      return `${who} signed out ${what} everywhere`;
    case "merge":
      return entry.changes["merged_into"]
        ? `${who} merged ${what} into another`
        : `${who} merged another client into ${what}`;
    case "move":
      return `${who} moved ${somebody(entry)} to another client`;
    case "update":
      return `${who} ${describeUpdate(entry, what)}`;
    default:
      return `${who}: ${entry.action.replaceAll("_", " ")}, ${what}`;
  }
}

/** The status itself, and what PostgreSQL writes along with it. */
const follows = new Set([
  "status",
  "state",
  "answered_at",
  "answered_by",
  "delivered_at",
  "breach_notified_at",
]);

const somebody = ({ row }: AuditEntry) => row ?? "somebody";

function describeUpdate(entry: AuditEntry, what: string): string {
  const { table, changes } = entry;
  if (table === "users") {
    const staff = describeStaffChange(entry);
    if (staff) return staff;
  }
  if (changes["second_factor_from"]) {
    const [, day] = changes["second_factor_from"];
    return day
      ? `asked staff for a second step from ${readValue(day)} on`
      : "asks staff for a second step no longer";
  }
  if (table === "troubles")
    return changes["settled"]?.[1] === "let go"
      ? "let go what the server had given up"
      : "had the server try again what it had given up";
  if (changes["merged_into"]) return `ended ${what}, which is part of another now`;
  if (table === "company_invitations") return `sent the ${what} again`;
  if (table === "talks") {
    const talk = describeTalkChange(entry, entry.row ? `the ${what}` : what);
    if (talk) return talk;
  }
  const names = Object.keys(changes).filter((each) => !isKept(changes[each]));
  const status = changes["status"] ?? changes["state"];
  if (status && status.length === 2) {
    const moved = `moved ${what} from ${readValue(status[0])} to ${readValue(status[1])}`;
    const others = names.filter((each) => !follows.has(each)).map((each) => nameColumn(each));
    return others.length === 0 ? moved : `${moved} and changed its ${listWords(others)}`;
  }
  const [name] = names;
  const only = name === undefined ? undefined : changes[name];
  if (name && names.length === 1 && only?.length === 2 && isShort(only))
    return `changed the ${nameColumn(name)} of ${what} from ${readValue(only[0])} to ${readValue(only[1])}`;
  return `changed the ${listWords(names.map((each) => nameColumn(each)))} of ${what}`;
}

function describeTalkChange({ changes }: AuditEntry, talk: string): string | undefined {
  switch (changes["state"]?.[1]) {
    case "open":
      return `took on ${talk}`;
    case "returned":
      return `gave ${talk} back to the assistant`;
    case "ended":
      return `ended ${talk}`;
    default:
      return undefined;
  }
}

/** Who works in the studio, and as what. */
function describeStaffChange(entry: AuditEntry): string | undefined {
  const { role, roles } = entry.changes;
  if (roles) return `made ${somebody(entry)} ${readValue(roles[1])} in the studio`;
  if (role?.[1] === "staff") return `opened the studio to ${somebody(entry)}`;
  return role?.[0] === "staff" ? `closed the studio to ${somebody(entry)}` : undefined;
}

/** Which company somebody has another role in is told along, and has not changed. */
const isKept = (values: readonly unknown[] = []) => values.length === 2 && values[0] === values[1];

const bareEnd = / (?:to|with|about|in|of|on|of campaign)$/;

const severalThings = new Set(["figures", "opening hours"]);

function describeRow({ table, row }: AuditEntry): string {
  const noun = nouns.get(table) ?? table.replaceAll("_", " ");
  if (row) return `${noun} ${row}`;
  const bare = nameTable(table);
  return severalThings.has(bare) ? bare : `${/^[aeiou]/.test(bare) ? "an" : "a"} ${bare}`;
}

/** What a row of the table is called, by itself. */
export function nameTable(table: string): string {
  return (nouns.get(table) ?? table.replaceAll("_", " ")).replace(bareEnd, "");
}

export function nameColumn(column: string): string {
  return columns.get(column) ?? column.replace(/_(?:at|id)$/, "").replaceAll("_", " ");
}

const wordOf = new Map<string, string>(Object.entries(statusWords));

/** A value of a column as a reader would say it. */
export function readValue(value: unknown): string {
  if (value === null || value === undefined || value === "") return auditWords.nothing;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return listWords(value.map((each) => readValue(each)));
  if (typeof value === "string") {
    if (/^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value)) return formatDay(value);
    return (wordOf.get(value) ?? value.replaceAll("_", " ")).replace(/^[A-Z](?=[a-z])/, lower);
  }
  return typeof value === "number" ? value.toLocaleString("en-GB") : JSON.stringify(value);
}

const lower = (letter: string) => letter.toLowerCase();

/** Long ones and those that say nothing to a reader are for the details, not for a sentence. */
const isShort = (values: readonly unknown[]) =>
  values.every((value) => readValue(value).length <= 40 && !isId(String(value)));

function listWords(words: readonly string[]): string {
  if (words.length === 0) return "words";
  return new Intl.ListFormat("en-GB").format(words);
}
