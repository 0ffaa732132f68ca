-- Whether every row belongs to a company that there is. PostgreSQL reads them all for it; nobody waits meanwhile.
alter table public.projects validate constraint projects_user_id_fkey;
alter table public.projects validate constraint projects_company_id_fkey;
alter table public.pr_campaigns validate constraint pr_campaigns_user_id_fkey;
alter table public.pr_campaigns validate constraint pr_campaigns_company_id_fkey;
alter table public.eth_payments validate constraint eth_payments_company_id_fkey;
alter table public.messages validate constraint messages_company_id_fkey;
alter table public.messages validate constraint messages_attachments_shape_check;
alter table public.conversations validate constraint conversations_company_id_fkey;
alter table private.message_notices validate constraint message_notices_company_id_fkey;
alter table public.audit_log validate constraint audit_log_action_check;
drop function private.fill_companies(integer);
