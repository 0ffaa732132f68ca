/** The reads of dashboard and Labs, as supabase-js sends them, each beside the least SQL that answers it. */
export const reads = [
  {
    name: "substack_posts",
    path: "substack_posts?select=*&order=pub_date.desc&limit=10",
    sql: "select * from public.substack_posts where published and $1::text is not null order by pub_date desc limit 10",
  },
  {
    name: "projects",
    path: "projects?select=*&order=created_at.desc",
    sql: "select * from public.projects where user_id = $1::text::uuid order by created_at desc",
  },
  {
    name: "pr_campaigns",
    path: "pr_campaigns?select=*&order=created_at.desc",
    sql: "select * from public.pr_campaigns where user_id = $1::text::uuid order by created_at desc",
  },
  {
    name: "pr_campaign_metrics",
    path: "pr_campaign_metrics?select=*&order=metric_date.desc",
    sql: "select * from public.pr_campaign_metrics where campaign_id in (select id from public.pr_campaigns where user_id = $1::text::uuid) order by metric_date desc",
  },
  {
    name: "pr_deliverables",
    path: "pr_deliverables?select=*&order=created_at.desc",
    sql: "select * from public.pr_deliverables where campaign_id in (select id from public.pr_campaigns where user_id = $1::text::uuid) order by created_at desc",
  },
  {
    name: "profiles",
    path: "profiles?select=*&user_id=eq.USER",
    sql: "select * from public.profiles where user_id = $1::text::uuid",
  },
] as const;
