/**
 * What the server and the pages of the version before companies send to the database, as they are: they go on doing so
 * beside a newer server, until the last of them is replaced. `client` and `staff` are callers with a session.
 */
export type OldStatement = {
  name: string;
  as: "client" | "staff" | "server";
  /** Done by one node at a time, as jobs are. */
  isJob?: true;
  text: string;
  /** Values for $1 and so on, by what they are. */
  given: (keyof OldScene)[];
  /** Columns that its reader needs, of at least one row. */
  answers?: string[];
};

export type OldScene = {
  client: string;
  project: string;
  campaign: string;
  payment: string;
  unclaimedPayment: string;
  unclaimedCampaign: string;
  amount: string;
  now: string;
};

export const oldStatements: OldStatement[] = [
  {
    name: "a client reads their projects",
    as: "client",
    text: "select * from projects order by created_at desc limit 1001",
    given: [],
    answers: ["id", "user_id", "title"],
  },
  {
    name: "a client reads their campaigns",
    as: "client",
    text: "select * from pr_campaigns order by created_at desc limit 1001",
    given: [],
    answers: ["id", "user_id"],
  },
  {
    name: "a client reads their payments",
    as: "client",
    text: "select * from eth_payments order by created_at desc limit 1001",
    given: [],
    answers: ["id", "user_id"],
  },
  {
    name: "a client reads their profile",
    as: "client",
    text: "select * from profiles where user_id = $1",
    given: ["client"],
    answers: ["display_name", "company_name", "industry", "website"],
  },
  {
    name: "a client edits their profile",
    as: "client",
    text: "update profiles set company_name = 'Harbour Ltd', industry = 'Ports' where user_id = $1 returning *",
    given: ["client"],
    answers: ["company_name"],
  },
  {
    name: "a client writes",
    as: "client",
    text: "insert into messages (user_id, body) values ($1, 'Hello') returning *",
    given: ["client"],
    answers: ["id", "user_id", "from_studio"],
  },
  {
    name: "a client reads their conversation",
    as: "client",
    text: "select * from messages where user_id = $1 order by created_at desc, id limit 50",
    given: ["client"],
    answers: ["id", "body", "sender_id"],
  },
  {
    name: "a client counts what they have not read",
    as: "client",
    text: "select count(*) from messages where user_id = $1 and from_studio and read_at is null",
    given: ["client"],
    answers: ["count"],
  },
  {
    name: "a client has read",
    as: "client",
    text: "select mark_messages_read(client => $1, until => $2)",
    given: ["client", "now"],
  },
  {
    name: "a client drafts a campaign",
    as: "client",
    text: "insert into pr_campaigns (user_id, title) values ($1, 'Draft') returning *",
    given: ["client"],
    answers: ["id", "user_id", "status"],
  },
  {
    name: "a client edits a draft",
    as: "client",
    text: "update pr_campaigns set title = 'Better' where id = $1 returning id",
    given: ["campaign"],
    answers: ["id"],
  },
  {
    name: "the studio lists clients",
    as: "staff",
    text: "select * from list_clients(null, null, '-name', 0, 51)",
    given: [],
    answers: ["user_id", "display_name", "company_name", "email", "state", "unread", "total"],
  },
  {
    name: "the studio opens a client",
    as: "staff",
    text: "select * from read_client_account($1)",
    given: ["client"],
    answers: ["user_id", "email", "state", "joined_at", "unread"],
  },
  {
    name: "the studio reads a client's projects",
    as: "staff",
    text: "select * from projects where user_id = $1 order by created_at desc",
    given: ["client"],
    answers: ["id"],
  },
  {
    name: "the studio finds projects",
    as: "staff",
    text: "select * from find_projects('film', null, null, '-due', 51, 0)",
    given: [],
    answers: ["id", "user_id", "client_name", "company_name", "waiting"],
  },
  {
    name: "the studio lists campaigns",
    as: "staff",
    text: "select * from list_campaigns(null, null, 0, 51)",
    given: [],
    answers: ["id", "user_id", "client", "company"],
  },
  {
    name: "the studio lists payments",
    as: "staff",
    text: "select * from list_payments(null, null, 0, 51)",
    given: [],
    answers: ["id", "user_id", "display_name", "company_name"],
  },
  {
    name: "the studio lists conversations",
    as: "staff",
    text: "select * from list_conversations(null, null, null, 0, 51)",
    given: [],
    answers: ["user_id", "display_name", "company_name", "email", "last_excerpt", "unread"],
  },
  {
    name: "the studio writes",
    as: "staff",
    text: "insert into messages (user_id, body) values ($1, 'Hello') returning *",
    given: ["client"],
    answers: ["id", "from_studio"],
  },
  {
    name: "the studio has read",
    as: "staff",
    text: "select mark_messages_read(client => $1, until => $2)",
    given: ["client", "now"],
  },
  {
    name: "the studio takes a conversation",
    as: "staff",
    text: "update conversations set assigned_to = auth.uid() where user_id = $1 returning user_id",
    given: ["client"],
    answers: ["user_id"],
  },
  {
    name: "the studio begins a project",
    as: "staff",
    text: "insert into projects (user_id, title) values ($1, 'Film') returning *",
    given: ["client"],
    answers: ["id", "user_id"],
  },
  {
    name: "the studio looks as a client does",
    as: "staff",
    text: "select log_preview($1)",
    given: ["client"],
  },
  {
    name: "a payment is opened",
    as: "server",
    text: `insert into public.eth_payments (
        user_id, package_id, price_gbp, gbp_per_eth, amount_wei, chain_id, eth_address,
        receiving_address, created_at, expires_at
      ) values (
        $1, 'sample', 500, 2500, $2::numeric, 1, '0x' || repeat('a', 40), '0x' || repeat('b', 40),
        clock_timestamp(), clock_timestamp() + interval '15 minutes'
      ) returning id`,
    given: ["client", "amount"],
    answers: ["id"],
  },
  {
    name: "a draft is looked for before it is paid",
    as: "server",
    text: "select status from public.pr_campaigns where id = $1 and user_id = $2 for key share",
    given: ["campaign", "client"],
    answers: ["status"],
  },
  {
    name: "a payment is read",
    as: "server",
    text: `select p.*, k.name as package_name, u.email as owner_email, f.display_name, f.company_name,
        c.title as campaign_title
      from public.eth_payments p
      join public.pr_packages k on k.id = p.package_id
      left join public.profiles f on f.user_id = p.user_id
      left join public.pr_campaigns c on c.id = p.campaign_id
      left join auth.users u on u.id = p.user_id and u.deleted_at is null
      where p.id = $1`,
    given: ["payment"],
    answers: ["user_id", "owner_email", "company_name"],
  },
  {
    name: "a payment is claimed",
    as: "server",
    text: "update public.eth_payments set user_id = $1 where id = $2 and user_id is null",
    given: ["client", "unclaimedPayment"],
  },
  {
    name: "its campaign is claimed",
    as: "server",
    text: "update public.pr_campaigns set user_id = $1 where id = $2 and user_id is null",
    given: ["client", "unclaimedCampaign"],
  },
  {
    name: "a paid campaign is made",
    as: "server",
    text: `insert into public.pr_campaigns
        (user_id, package_id, title, description, campaign_type, budget, status)
      select $1, id, 'Sample', description, 'blockchain_verified', 500, 'active'
      from public.pr_packages where id = 'sample' returning id`,
    given: ["client"],
    answers: ["id"],
  },
  {
    name: "those with unread messages are found",
    isJob: true,
    as: "server",
    text: `with claimed as (
        insert into private.message_notices as n (user_id, for_studio, notified_at)
        select c.user_id, side.for_studio, $1::timestamptz
        from public.conversations c
        cross join (values (true), (false)) as side (for_studio)
        cross join lateral (
          select min(m.created_at) as since from public.messages m
          where m.user_id = c.user_id and m.from_studio <> side.for_studio and m.read_at is null
        ) as oldest
        where (c.unread_by_studio > 0 or c.unread_by_client > 0)
          and oldest.since <= $1::timestamptz - interval '10 minutes'
          and not exists (
            select from private.message_notices earlier
            where earlier.user_id = c.user_id and earlier.for_studio = side.for_studio
              and earlier.notified_at > oldest.since
          )
        on conflict (user_id, for_studio) do update set notified_at = excluded.notified_at
        returning n.user_id, n.for_studio
      )
      select u.user_id, u.for_studio,
        case when u.for_studio then c.unread_by_studio else c.unread_by_client end as count,
        coalesce(p.display_name, p.company_name) as client
      from claimed u
      join public.conversations c on c.user_id = u.user_id
      join public.profiles p on p.user_id = u.user_id
      join auth.users client on client.id = u.user_id
      left join auth.users colleague on colleague.id = c.assigned_to`,
    given: ["now"],
  },
  {
    name: "whom a delivery is for",
    as: "server",
    text: `select u.email from public.projects p
      left join auth.users u on u.id = p.user_id and u.deleted_at is null where p.id = $1`,
    given: ["project"],
    answers: ["email"],
  },
];
