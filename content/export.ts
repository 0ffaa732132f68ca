import { formatLongDay } from "./dates.ts";
import { brand } from "./brand.ts";
import { lazily } from "../domain/lazily.ts";

/** The name under which the archive is saved, of a person or of a company. */
export function archiveName(made: Date, of: "person" | "company" = "person"): string {
  const what = of === "company" ? "company-export" : "export";
  return `${brand.name.toLowerCase()}-${what}-${made.toISOString().slice(0, 10)}.zip`;
}

const whole = lazily(() => new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 }));
const tenths = lazily(() => new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 }));

export function describeBytes(bytes: number): string {
  if (bytes < 1000) return `${whole().format(bytes)} B`;
  if (bytes < 1_000_000) return `${whole().format(bytes / 1000)} kB`;
  return `${tenths().format(bytes / 1_000_000)} MB`;
}

/** The page inside the archive. */
export const exportIndex = {
  title: "Your data",
  companyTitle: "Your company’s data",
  made: (email: string, made: Date) =>
    `What ${brand.name} keeps of ${email}, as of ${formatLongDay(made)}: what you wrote and did. All of a company is for its owners to export.`,
  madeAlone: (email: string, made: Date) =>
    `All that ${brand.name} keeps for ${email}, as of ${formatLongDay(made)}.`,
  companyMade: (company: string, made: Date) =>
    `All that ${brand.name} keeps for ${company}, as of ${formatLongDay(made)}.`,
  note: "Each list is a JSON file, which any text editor opens and most programs can read. Times are UTC.",
  data: "Records",
  files: "Files",
  count: (count: number) => (count === 1 ? "1 record" : `${whole().format(count)} records`),
  missing: "could not be read",
  /** Tables by name; one that is missing here is called by its own. */
  tables: new Map<string, string>([
    ["account", "Account and sessions"],
    ["people", "People"],
    ["companies", "Company"],
    ["memberships", "Companies and roles"],
    ["company_invitations", "Invitations"],
    ["conversation_readers", "How far you have read"],
    ["notices", "What you were told"],
    ["notification_choices", "What you want by mail"],
    ["notification_settings", "When you want it"],
    ["deliverable_versions", "Versions of deliverables"],
    ["deliverable_reviews", "Answers to deliverables"],
    ["profiles", "Profile"],
    ["projects", "Projects"],
    ["project_events", "History of projects"],
    ["pr_campaigns", "Campaigns"],
    ["pr_campaign_metrics", "Campaign figures"],
    ["pr_deliverables", "Deliverables"],
    ["campaign_versions", "Wordings of campaigns"],
    ["content_anchors", "Blockchain proofs"],
    ["eth_payments", "Payments"],
    ["messages", "Messages"],
    ["enquiries", "Enquiries from your address"],
    ["leads", "Contact details left in the chat"],
    ["chat_messages", "Conversations with the assistant"],
  ]),
} as const;
