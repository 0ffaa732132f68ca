import * as z from "zod/mini";
import { backendFailures } from "../../../../content/backend.ts";
import { itemKinds, itemStatuses } from "../../../../domain/inbox/item.ts";
import { campaignStatuses } from "../../../../domain/campaign/campaign.ts";
import { companyRoles } from "../../../../domain/company/role.ts";
import { text, amount } from "../../../../domain/row/row.ts";
import { readAll } from "../../../data/read-all.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { readRows } from "../../../data/read-rows.ts";
import { type ClientPerson, readPeople } from "./client-person.ts";

const newest = { ascending: false };

const clientSchema = z.object({
  company_id: z.string(),
  /** By the company, or by its main contact where nobody has said what it is called. */
  name: text,
  company_name: text,
  industry: text,
  website: text,
  joined_at: z.string(),
  last_seen_at: text,
  /** From an owner's word on, the day on which it ends. */
  closing_due_at: text,
  unread: z.number(),
});

export type Client = z.infer<typeof clientSchema>;

const invitationSchema = z.object({
  id: z.string(),
  address: z.string(),
  role: z.enum(companyRoles),
  expires_at: z.string(),
  updated_at: z.string(),
});

export type OpenInvitation = z.infer<typeof invitationSchema>;

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
  package_id: text,
  invoice_number: text,
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

export type ClientDetails = {
  client: Client;
  people: readonly ClientPerson[];
  invitations: readonly OpenInvitation[];
} & Awaited<ReturnType<typeof readWork>>;

/** Everything of one client; of one that has become part of another, that one. Null when there is none with this id. */
export async function readClient(id: string): Promise<ClientDetails | null> {
  const [[client], people, invitations, work] = await Promise.all([
    readRows(sharedBackend().rpc("read_client", { client: id }), clientSchema),
    readPeople(id),
    readInvitations(id),
    readWork(id),
  ]);
  if (!client) return null;
  return client.company_id === id
    ? { client, people, invitations, ...work }
    : readClient(client.company_id);
}

/** Those that were not accepted yet, the newest first; one that has run out can be sent again. */
function readInvitations(id: string) {
  return readRows(
    sharedBackend()
      .from("company_invitations")
      .select("id,address,role,expires_at,updated_at")
      .eq("company_id", id)
      .order("updated_at", newest),
    invitationSchema,
  );
}

async function readWork(id: string) {
  const backend = sharedBackend();
  const [projects, campaigns, payments, contacts, files] = await Promise.all([
    readRows(
      readAll(() =>
        backend
          .from("projects")
          .select("*,pr_deliverables(id,title,status,created_at)")
          .eq("company_id", id)
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
          .eq("company_id", id)
          .order("created_at", newest),
      ),
      campaignSchema,
    ),
    readRows(
      readAll(() =>
        backend
          .from("eth_payments")
          .select("id,package_id,invoice_number,state,price_gbp,created_at")
          .eq("company_id", id)
          .order("created_at", newest),
      ),
      paymentSchema,
    ),
    readRows(backend.rpc("list_client_contacts", { client: id }), contactSchema),
    listFiles(id),
  ]);
  return { projects, campaigns, payments, contacts, files };
}

const idSchema = z.object({ id: z.string() });
const fileSchema = z.object({ name: z.string(), created_at: text });

/** What they sent along with messages, the newest. Folders are made by their files and have no time. */
async function listFiles(id: string) {
  const [attachments, merged] = await Promise.all([
    sharedBackend().openBucket("attachments"),
    // Of clients that have become part of this one, files lie where they lay.
    readRows(sharedBackend().from("companies").select("id").eq("merged_into", id), idSchema),
  ]);
  if (!attachments) throw new Error(backendFailures.unreachable);
  const folders = await Promise.all(
    [id, ...merged.map((each) => each.id)].map(async (folder) => {
      const { data, error } = await attachments.list(folder, {
        limit: 20,
        sortBy: { column: "created_at", order: "desc" },
      });
      if (error) throw error;
      return z.array(fileSchema).parse(data);
    }),
  );
  return folders
    .flat()
    .toSorted((one, other) => (other.created_at ?? "").localeCompare(one.created_at ?? ""));
}
