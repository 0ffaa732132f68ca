import * as z from "zod/mini";
import { backendFailures } from "../../../../content/backend.ts";
import { itemKinds, itemStatuses } from "../../../../domain/inbox/item.ts";
import { campaignStatuses } from "../../../../domain/campaign/campaign.ts";
import { profileSchema } from "../../../../domain/account/profile.ts";
import { text, amount } from "../../../../domain/row/row.ts";
import { readAll } from "../../../data/read-all.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { readRows } from "../../../data/read-rows.ts";
import { clientStateSchema } from "./read-clients.ts";

const newest = { ascending: false };

const accountSchema = z.object({
  user_id: z.string(),
  email: z.string(),
  state: clientStateSchema,
  invited_at: text,
  joined_at: z.string(),
  last_seen_at: text,
  unread: z.number(),
});

const deliverableSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.string(),
  created_at: z.string(),
});

const projectSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(["pending", "in_progress", "review", "completed", "cancelled"]),
  estimated_completion_date: text,
  budget: amount,
  pr_deliverables: z.array(deliverableSchema),
});

const campaignSchema = z.object({
  id: z.string(),
  title: z.string(),
  package_id: text,
  status: z.enum(campaignStatuses),
  budget: amount,
  created_at: z.string(),
  pr_deliverables: z.array(deliverableSchema),
  content_anchors: z.array(
    z.object({
      id: z.string(),
      state: z.string(),
      content_hash: z.string(),
      created_at: z.string(),
    }),
  ),
});

const paymentSchema = z.object({
  id: z.string(),
  package_id: z.string(),
  state: z.string(),
  price_gbp: z.number(),
  created_at: z.string(),
});

const contactSchema = z.object({
  item_id: z.string(),
  kind: z.enum(itemKinds),
  who: text,
  status: z.enum(itemStatuses),
  created_at: z.string(),
});

export type ClientDetails = Awaited<ReturnType<typeof readClient>>;

/** Everything of one client, side by side; null when there is none with this id. */
export async function readClient(id: string) {
  const backend = sharedBackend();
  const [[account], [profile], projects, campaigns, payments, contacts, files] = await Promise.all([
    readRows(backend.rpc("read_client_account", { client: id }), accountSchema),
    readRows(backend.from("profiles").select("*").eq("user_id", id), profileSchema),
    readRows(
      readAll(() =>
        backend
          .from("projects")
          .select("*,pr_deliverables(id,title,status,created_at)")
          .eq("user_id", id)
          .order("created_at", newest),
      ),
      projectSchema,
    ),
    readRows(
      readAll(() =>
        backend
          .from("pr_campaigns")
          .select(
            "*,pr_deliverables(id,title,status,created_at),content_anchors(id,state,content_hash,created_at)",
          )
          .eq("user_id", id)
          .order("created_at", newest),
      ),
      campaignSchema,
    ),
    readRows(
      readAll(() =>
        backend
          .from("eth_payments")
          .select("id,package_id,state,price_gbp,created_at")
          .eq("user_id", id)
          .order("created_at", newest),
      ),
      paymentSchema,
    ),
    readRows(backend.rpc("list_client_contacts", { client: id }), contactSchema),
    listFiles(id),
  ]);
  if (!account || !profile) return null;
  return { account, profile, projects, campaigns, payments, contacts, files };
}

const fileSchema = z.object({ name: z.string(), created_at: text });

/** What they sent along with messages, the newest. Folders are made by their files and have no time. */
async function listFiles(id: string) {
  const attachments = await sharedBackend().openBucket("attachments");
  if (!attachments) throw new Error(backendFailures.unreachable);
  const { data, error } = await attachments.list(id, {
    limit: 20,
    sortBy: { column: "created_at", order: "desc" },
  });
  if (error) throw error;
  return z.array(fileSchema).parse(data);
}
