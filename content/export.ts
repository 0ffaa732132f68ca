import { formatLongDay } from "./dates.ts";
import { brand } from "./brand.ts";

/** The name under which the archive is saved. */
export function archiveName(made: Date): string {
  return `${brand.name.toLowerCase()}-export-${made.toISOString().slice(0, 10)}.zip`;
}

const whole = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });

export function describeBytes(bytes: number): string {
  if (bytes < 1000) return `${whole.format(bytes)} B`;
  if (bytes < 1_000_000) return `${whole.format(bytes / 1000)} kB`;
  return `${tenths.format(bytes / 1_000_000)} MB`;
}

/** The page inside the archive. */
export const exportIndex = {
  title: "Your data",
  made: (email: string, made: Date) =>
    `All that ${brand.name} keeps for ${email}, as of ${formatLongDay(made)}.`,
  note: "Each list is a JSON file, which any text editor opens and most programs can read. Times are UTC.",
  data: "Records",
  files: "Files",
  account: "Account and sessions",
  count: (count: number) => (count === 1 ? "1 record" : `${whole.format(count)} records`),
  missing: "could not be read",
  /** Tables by name; one that is missing here is called by its own. */
  tables: new Map<string, string>([
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
