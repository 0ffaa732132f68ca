import { readAudit } from "../../app/features/studio/audit/read-audit.ts";
import { readCampaigns } from "../../app/features/studio/campaign/read-campaigns.ts";
import { readClients } from "../../app/features/studio/client/read-clients.ts";
import { readInbox } from "../../app/features/studio/inbox/read-inbox.ts";
import { readConversations } from "../../app/features/studio/message/read-conversations.ts";
import { readProjects } from "../../app/features/studio/project/read-projects.ts";

/** What the page does, and the least SQL with the same answer, past row level security. */
export type Step = { read: () => Promise<unknown>; sql: string };

export type StudioList = { name: string; first: Step; deep: Step; search: Step };

const clients = { q: "", only: null, sort: null, page: 1 };
const clientRows = `
  select p.user_id, p.display_name, p.company_name, u.email, u.last_sign_in_at,
    (select count(*) from projects t where t.user_id = p.user_id),
    (select count(*) from pr_campaigns t where t.user_id = p.user_id),
    (select count(*) from messages t where t.user_id = p.user_id and t.read_at is null and not t.from_studio)
  from profiles p join auth.users u on u.id = p.user_id`;
const clientOrder = "order by lower(p.display_name), p.user_id limit 51";

const audit = {
  term: null,
  person: null,
  table: null,
  action: null,
  from: null,
  to: null,
  row: null,
  before: null,
};

const inbox = {
  view: "new",
  kind: null,
  owner: null,
  clock: null,
  words: [],
  before: null,
} as const;
const inboxRows = "select * from inbox_items where status = 'new'";
// Some 7,450 rows down: the seed has one for every forty minutes, ten thousand in all, and the oldest waits the longest.
const deepInInbox = {
  place: (Date.now() - (10_000 - 7450) * 40 * 60_000) * 1000,
  id: "ffffffff-ffff-ffff-ffff-ffffffffffff",
};
const inboxOrder = "order by place, id limit 51";
const nobody = "00000000-0000-0000-0000-000000000000";

const projects = { q: "", status: null, client: null, sort: "", page: 1 };
const projectRows = `
  select t.*, p.display_name, p.company_name from projects t join profiles p using (user_id)`;
const projectOrder = "order by t.updated_at desc, t.id limit 51";

const campaigns = { text: "", state: "", page: 1 };
const campaignRows = `
  select t.*, p.display_name, p.company_name,
    (select max(m.metric_date) from pr_campaign_metrics m where m.campaign_id = t.id)
  from pr_campaigns t left join profiles p using (user_id)`;
const campaignOrder = "order by t.created_at desc, t.id limit 51";

const conversations = { q: "", shown: "", page: 1 };
const conversationRows = `
  select c.*, p.display_name, p.company_name, u.email
  from conversations c join profiles p using (user_id) join auth.users u on u.id = p.user_id`;
const conversationOrder = "order by c.is_unread desc, c.last_message_at desc, c.user_id limit 51";

/** Every list of the studio, read by the code of its own area. */
export const lists: readonly StudioList[] = [
  {
    name: "inbox",
    first: { read: () => readInbox(inbox, nobody), sql: `${inboxRows} ${inboxOrder}` },
    deep: {
      read: () => readInbox({ ...inbox, before: deepInInbox }, nobody),
      sql: `${inboxRows} and place >= ${deepInInbox.place} ${inboxOrder}`,
    },
    search: {
      read: () => readInbox({ ...inbox, words: ["visitor77"] }, nobody),
      sql: `${inboxRows} and search like '%visitor77%' ${inboxOrder}`,
    },
  },
  {
    name: "clients",
    first: { read: () => readClients(clients), sql: `${clientRows} ${clientOrder}` },
    deep: {
      read: () => readClients({ ...clients, page: 10 }),
      sql: `${clientRows} ${clientOrder} offset 450`,
    },
    search: {
      read: () => readClients({ ...clients, q: "company 42" }),
      sql: `${clientRows} where p.company_name ilike '%company 42%' ${clientOrder}`,
    },
  },
  {
    name: "projects",
    first: { read: () => readProjects(projects), sql: `${projectRows} ${projectOrder}` },
    deep: {
      read: () => readProjects({ ...projects, page: 90 }),
      sql: `${projectRows} ${projectOrder} offset 4450`,
    },
    search: {
      read: () => readProjects({ ...projects, q: "film 7 for company 42" }),
      sql: `${projectRows} where t.title ilike '%film 7 for company 42%' ${projectOrder}`,
    },
  },
  {
    name: "campaigns",
    first: { read: () => readCampaigns(campaigns), sql: `${campaignRows} ${campaignOrder}` },
    deep: {
      read: () => readCampaigns({ ...campaigns, page: 18 }),
      sql: `${campaignRows} ${campaignOrder} offset 850`,
    },
    search: {
      read: () => readCampaigns({ ...campaigns, text: "company 42" }),
      sql: `${campaignRows} where t.title ilike '%company 42%' ${campaignOrder}`,
    },
  },
  {
    name: "messages",
    first: {
      read: () => readConversations(conversations),
      sql: `${conversationRows} ${conversationOrder}`,
    },
    deep: {
      read: () => readConversations({ ...conversations, page: 9 }),
      sql: `${conversationRows} ${conversationOrder} offset 400`,
    },
    search: {
      read: () => readConversations({ ...conversations, q: "company 42" }),
      sql: `${conversationRows} where p.company_name ilike '%company 42%' ${conversationOrder}`,
    },
  },
  {
    name: "audit log",
    first: {
      read: () => readAudit(audit),
      sql: "select * from audit_log where actor_id is not null order by id desc limit 51",
    },
    deep: {
      read: () => readAudit({ ...audit, before: 20_000 }),
      sql: "select * from audit_log where actor_id is not null and id < 20000 order by id desc limit 51",
    },
    search: {
      read: () => readAudit({ ...audit, table: "projects", action: "update" }),
      sql: "select * from audit_log where table_name = 'projects' and action = 'update' order by id desc limit 51",
    },
  },
];
