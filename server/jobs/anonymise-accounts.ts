import type { Transaction } from "../database.ts";

/**
 * Thirty days after its deletion an account keeps nothing of the person. The row itself stays, because projects,
 * campaigns and payments, which the studio keeps as its own records, hang on it. Messages and
 * files go: neither can be made anonymous.
 */
export async function anonymiseDeletedAccounts(sql: Transaction): Promise<void> {
  // Supabase's own storage forbids it otherwise, because the bytes would stay; they have been removed before.
  await sql`select set_config('storage.allow_delete_query', 'true', true)`;
  await sql`
    with gone as (
      update auth.users
      set email = 'deleted-' || id || '@anonymised.invalid', email_change = '',
        encrypted_password = null, phone = null, phone_confirmed_at = null,
        raw_user_meta_data = '{}', updated_at = now()
      where deleted_at < now() - interval '30 days'
        and email <> 'deleted-' || id || '@anonymised.invalid'
      returning id
    ), profiles as (
      update public.profiles
      set display_name = null, company_name = null, industry = null, phone = null, website = null
      where user_id in (select id from gone)
    ), messages as (
      delete from public.messages where user_id in (select id from gone)
    ), files as (
      delete from storage.objects
      where bucket_id in ('attachments', 'avatars')
        and split_part(name, '/', 1) in (select id::text from gone)
    ), chats as (
      update public.chat_conversations set user_id = null where user_id in (select id from gone)
    ), sessions as (
      delete from auth.sessions where user_id in (select id from gone)
    ), codes as (
      delete from auth.flow_state where user_id in (select id from gone)
    )
    delete from auth.one_time_tokens where user_id in (select id from gone)`;
}
