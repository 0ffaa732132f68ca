import { readAudit } from "../../app/studio/audit/read-audit.ts";
import { readClients } from "../../app/studio/clients/read-clients.ts";

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
  person: null,
  table: null,
  action: null,
  from: null,
  to: null,
  row: null,
  before: null,
};

/** Every list of the studio, read by the code of its own area. */
export const lists: readonly StudioList[] = [
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
