import { readMarks } from "./parties.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/**
 * What each function answers to each of them: `ok` when it does its work or has something to tell, `-` when it has nothing
 * to tell, `no` when it refuses. A function that is missing here fails the test. The invitation is one to the caller's own
 * address; whoever signs in here has just done so.
 */
export const expectedCalls = readMarks(`
  function                anon viewer member approver owner removed other away here producer finance editor admin service
  accept_invitation       no   ok     ok     ok       ok    ok      ok    ok   ok   no       no      no     no    no
  add_review_comment      no   no     ok     ok       ok    no      no    ok   ok   ok       no      ok     ok    no
  cancel_email_change     no   ok     ok     ok       ok    ok      ok    ok   ok   ok       ok      ok     ok    no
  change_member_role      no   no     no     no       ok    no      no    no   no   ok       no      no     ok    no
  choose_company          no   ok     ok     ok       ok    no      no    ok   ok   no       no      no     no    no
  choose_notices          no   ok     ok     ok       ok    ok      ok    ok   ok   ok       ok      ok     ok    no
  clear_undeliverable     no   no     no     no       no    no      no    no   no   ok       no      no     ok    no
  client_names            no   ok     ok     ok       ok    -       ok    ok   ok   ok       ok      ok     ok    no
  close_company           no   no     no     no       ok    no      no    no   no   ok       no      no     ok    no
  company_of_deliverable  no   ok     ok     ok       ok    -       -     ok   ok   -        -       -      -     no
  company_people          no   ok     ok     ok       ok    -       -     ok   ok   ok       ok      ok     ok    no
  confirm_series          no   no     no     no       no    no      no    no   no   no       ok      no     ok    no
  count_answers           no   -      -      -        -     -       -     -    -    ok       ok      ok     ok    no
  count_open_comments     no   ok     ok     ok       ok    -       -     -    ok   ok       ok      ok     ok    no
  count_people            no   ok     ok     ok       ok    -       -     ok   ok   ok       ok      ok     ok    no
  count_unread_messages   no   ok     ok     ok       ok    -       -     -    ok   -        -       -      -     no
  count_waiting_talks     no   -      -      -        -     -       -     -    -    ok       ok      ok     ok    no
  deliver_version         no   no     no     no       no    no      no    no   no   no       no      ok     ok    no
  describe_hand_over      no   -      -      -        -     -       -     -    -    -        -       -      ok    no
  describe_leaving        no   ok     ok     ok       ok    -       ok    ok   ok   -        -       -      -     no
  describe_merge          no   no     no     no       no    no      no    no   no   ok       ok      ok     ok    no
  describe_senders        no   -      -      -        -     -       -     -    -    ok       ok      ok     ok    no
  edit_review_comment     no   no     ok     ok       ok    no      no    ok   ok   ok       no      ok     ok    no
  end_staff_sessions      no   no     no     no       no    no      no    no   no   no       no      no     ok    no
  find_audit_rows         no   -      -      -        -     -       -     -    -    -        -       -      ok    no
  find_projects           no   ok     ok     ok       ok    -       -     -    ok   ok       ok      ok     ok    no
  import_metrics          no   no     no     no       no    no      no    no   no   ok       no      no     ok    no
  keep_company            no   no     no     no       ok    no      no    no   no   ok       no      no     ok    no
  list_campaigns          no   ok     ok     ok       ok    -       -     -    ok   ok       ok      ok     ok    no
  list_chat_conversations no   -      -      -        -     -       -     -    -    ok       ok      ok     ok    no
  list_client_contacts    no   -      -      -        -     -       -     -    -    ok       ok      ok     ok    no
  list_clients            no   -      -      -        -     -       -     -    -    ok       ok      ok     ok    no
  list_conversations      no   -      -      -        -     -       -     -    -    ok       ok      ok     ok    no
  list_documents          no   ok     ok     ok       ok    -       -     -    ok   ok       ok      ok     ok    no
  list_incoming           no   ok     ok     ok       ok    -       -     -    ok   ok       ok      ok     ok    no
  list_other_items        no   -      -      -        -     -       -     -    -    ok       ok      ok     ok    no
  list_payments           no   ok     ok     ok       ok    -       -     -    ok   ok       ok      ok     ok    no
  list_proposals          no   ok     ok     ok       ok    -       -     -    ok   ok       ok      ok     ok    no
  list_sent               no   -      -      -        -     -       -     -    -    -        -       -      -     no
  list_series             no   no     no     no       no    no      no    no   no   ok       ok      ok     ok    no
  list_staff              no   -      -      -        -     -       -     -    -    ok       ok      ok     ok    no
  list_undeliverable      no   -      -      -        -     -       -     -    -    ok       ok      ok     ok    no
  list_unmet_questions    no   -      -      -        -     -       -     -    -    ok       ok      ok     ok    no
  log_preview             no   no     no     no       no    no      no    no   no   ok       ok      ok     ok    no
  mark_messages_read      no   ok     ok     ok       ok    -       -     ok   ok   ok       -       -      ok    no
  mark_notices_read       no   ok     ok     ok       ok    -       -     -    ok   ok       ok      ok     ok    no
  mark_present            no   no     no     no       no    no      no    no   no   ok       ok      ok     ok    no
  mark_review_read        no   ok     ok     ok       ok    -       -     ok   ok   ok       ok      ok     ok    no
  merge_companies         no   no     no     no       no    no      no    no   no   ok       no      no     ok    no
  move_member             no   no     no     no       no    no      no    no   no   ok       no      no     ok    no
  my_companies            no   ok     ok     ok       ok    -       ok    ok   ok   -        -       -      -     no
  my_invitations          no   ok     ok     ok       ok    ok      ok    ok   ok   -        -       -      -     no
  my_enquiries            no   ok     ok     ok       ok    ok      ok    ok   ok   ok       ok      ok     ok    no
  my_sessions             no   ok     ok     ok       ok    ok      ok    ok   ok   ok       ok      ok     ok    no
  my_staff_access         no   -      -      -        -     -       -     -    -    ok       ok      ok     ok    no
  name_audit_entries      no   -      -      -        -     -       -     -    -    -        -       -      ok    no
  read_client             no   -      -      -        -     -       -     -    -    ok       ok      ok     ok    no
  read_client_account     no   -      -      -        -     -       -     -    -    ok       ok      ok     ok    no
  read_feed_state         no   -      -      -        -     -       -     -    -    ok       ok      ok     ok    no
  read_invitation         ok   ok     ok     ok       ok    ok      ok    ok   ok   ok       ok      ok     ok    no
  read_talk               no   -      -      -        -     -       -     -    -    ok       ok      ok     ok    no
  read_turnover           no   no     no     no       no    no      no    no   no   ok       ok      ok     ok    no
  reach_milestone         no   no     no     no       no    no      no    no   no   ok       no      no     ok    no
  remove_member           no   no     no     no       ok    no      no    no   no   ok       no      no     ok    no
  remove_staff            no   no     no     no       no    no      no    no   no   no       no      no     ok    no
  require_second_factor   no   no     no     no       no    no      no    no   no   no       no      no     ok    no
  resolve_review_comment  no   no     ok     ok       ok    no      no    ok   ok   ok       no      ok     ok    no
  review_deliverable      no   no     no     ok       ok    no      no    no   no   no       no      no     no    no
  revoke_invitation       no   no     no     no       ok    no      no    no   no   ok       no      no     ok    no
  revoke_session          no   ok     ok     ok       ok    ok      ok    ok   ok   ok       ok      ok     ok    no
  save_billing_details    no   no     no     ok       ok    no      no    no   no   no       ok      no     ok    no
  save_brief              no   no     ok     ok       ok    no      no    ok   ok   no       no      no     no    no
  search_inbox            no   -      -      -        -     -       -     -    -    ok       ok      ok     ok    no
  set_staff_roles         no   no     no     no       no    no      no    no   no   no       no      no     ok    no
  settle_trouble          no   no     no     no       no    no      no    no   no   no       no      no     ok    no
  start_company           no   no     no     no       no    ok      no    no   no   no       no      no     no    no
  withdraw_review_comment no   no     ok     ok       ok    no      no    ok   ok   ok       no      ok     ok    no
`);

/** What there is to ask about. */
export type Scene = {
  company: string;
  elsewhere: string;
  colleague: string;
  /** Of the studio, with something in their hands. */
  fellow: string;
  session: string;
  token: string;
  invitation: string;
  campaign: string;
  milestone: string;
  onboarding: string;
  deliverable: string;
  version: string;
  /** Written by whoever asks. */
  comment: string;
  item: string;
  talk: string;
  entry: string;
  undeliverable: string;
  trouble: string;
};

type Call = (sql: Transaction, scene: Scene) => Promise<readonly Record<string, unknown>[]>;

/** Each with arguments that would do something for whoever may. */
export const calls: Record<string, Call> = {
  accept_invitation: (sql, { token }) => sql`select accept_invitation(${token})`,
  add_review_comment: (sql, { version }) =>
    sql`select * from add_review_comment(gen_random_uuid(), ${version}, 'Sample')`,
  cancel_email_change: (sql) => sql`select cancel_email_change()`,
  change_member_role: (sql, { company, colleague }) =>
    sql`select change_member_role(${company}, ${colleague}, 'viewer')`,
  choose_company: (sql, { company }) => sql`select choose_company(${company})`,
  choose_notices: (sql) =>
    sql`select choose_notices('{"messages": "daily"}', 'Europe/London', '08:00')`,
  clear_undeliverable: (sql, { undeliverable }) =>
    sql`select clear_undeliverable(${undeliverable})`,
  client_names: (sql) => sql`select * from client_names()`,
  close_company: (sql, { company }) => sql`select close_company(${company})`,
  company_of_deliverable: (sql, { deliverable }) =>
    sql`select company_of_deliverable(${deliverable})`,
  company_people: (sql, { company }) => sql`select * from company_people(${company})`,
  confirm_series: (sql) => sql`select confirm_series('PRO', 3)`,
  count_answers: (sql) => sql`select waiting from count_answers(now() - interval '1 day')`,
  count_open_comments: (sql) => sql`select * from count_open_comments()`,
  count_people: (sql, { company }) => sql`select count_people(${company})`,
  count_unread_messages: (sql) => sql`select count_unread_messages()`,
  count_waiting_talks: (sql) => sql`select count_waiting_talks()`,
  deliver_version: (sql, { campaign }) => sql`select * from deliver_version(${campaign})`,
  describe_hand_over: (sql, { fellow }) => sql`select * from describe_hand_over(${fellow})`,
  describe_leaving: (sql) => sql`select * from describe_leaving()`,
  describe_merge: (sql, { company, elsewhere }) =>
    sql`select * from describe_merge(${company}, ${elsewhere})`,
  describe_senders: (sql, { item }) => sql`select * from describe_senders(array[${item}]::uuid[])`,
  edit_review_comment: (sql, { comment }) =>
    sql`select * from edit_review_comment(${comment}, 'Other words')`,
  end_staff_sessions: (sql, { fellow }) => sql`select end_staff_sessions(${fellow})`,
  find_audit_rows: (sql) => sql`select * from find_audit_rows('sample')`,
  find_projects: (sql) => sql`select * from find_projects()`,
  import_metrics: (sql, { campaign }) =>
    sql`select * from import_metrics(${campaign}, '[{"metric_date": "2026-01-01", "social_engagement": 1, "media_mentions": 1, "reach": 1}]')`,
  keep_company: (sql, { company }) => sql`select keep_company(${company})`,
  list_campaigns: (sql) => sql`select * from list_campaigns()`,
  list_chat_conversations: (sql) => sql`select * from list_chat_conversations()`,
  list_client_contacts: (sql, { company }) => sql`select * from list_client_contacts(${company})`,
  list_clients: (sql) => sql`select * from list_clients()`,
  list_conversations: (sql) => sql`select * from list_conversations()`,
  list_documents: (sql) => sql`select * from list_documents()`,
  list_incoming: (sql) => sql`select * from list_incoming()`,
  list_other_items: (sql, { item }) => sql`select * from list_other_items(${item})`,
  list_payments: (sql) => sql`select * from list_payments()`,
  list_proposals: (sql) => sql`select * from list_proposals()`,
  list_sent: (sql) => sql`select * from list_sent()`,
  list_series: (sql) => sql`select * from list_series()`,
  list_staff: (sql) => sql`select * from list_staff()`,
  list_undeliverable: (sql) => sql`select * from list_undeliverable()`,
  list_unmet_questions: (sql) => sql`select * from list_unmet_questions()`,
  log_preview: (sql, { company }) => sql`select log_preview(${company})`,
  mark_messages_read: (sql, { company }) => sql`select mark_messages_read(${company})`,
  mark_notices_read: (sql) => sql`select mark_notices_read()`,
  mark_present: (sql) => sql`select mark_present(gen_random_uuid())`,
  mark_review_read: (sql, { version }) => sql`select mark_review_read(${version})`,
  merge_companies: (sql, { company, elsewhere }) =>
    sql`select merge_companies(${company}, ${elsewhere})`,
  move_member: (sql, { company, elsewhere, colleague }) =>
    sql`select move_member(${colleague}, ${company}, ${elsewhere}, 'viewer')`,
  my_companies: (sql) => sql`select * from my_companies()`,
  my_invitations: (sql) => sql`select * from my_invitations()`,
  my_enquiries: (sql) => sql`select my_enquiries()`,
  my_sessions: (sql) => sql`select * from my_sessions()`,
  my_staff_access: (sql) => sql`select * from my_staff_access()`,
  name_audit_entries: (sql, { entry }) =>
    sql`select * from name_audit_entries(array[${entry}]::bigint[])`,
  read_client: (sql, { company }) => sql`select * from read_client(${company})`,
  read_client_account: (sql, { company }) => sql`select * from read_client_account(${company})`,
  read_feed_state: (sql) => sql`select * from read_feed_state()`,
  read_invitation: (sql, { token }) => sql`select * from read_invitation(${token})`,
  read_talk: (sql, { talk }) => sql`select * from read_talk(${talk})`,
  read_turnover: (sql) => sql`select * from read_turnover()`,
  reach_milestone: (sql, { milestone }) => sql`select reach_milestone(${milestone})`,
  remove_member: (sql, { company, colleague }) =>
    sql`select remove_member(${company}, ${colleague})`,
  remove_staff: (sql, { fellow }) => sql`select remove_staff(${fellow})`,
  require_second_factor: (sql) => sql`select require_second_factor(null)`,
  resolve_review_comment: (sql, { comment }) =>
    sql`select * from resolve_review_comment(${comment}, true)`,
  review_deliverable: (sql, { version }) =>
    sql`select * from review_deliverable(${version}, 'approve', decisions_seen => 9)`,
  revoke_invitation: (sql, { invitation }) => sql`select revoke_invitation(${invitation})`,
  revoke_session: (sql, { session }) => sql`select revoke_session(${session})`,
  save_billing_details: (sql, { company }) =>
    sql`select save_billing_details(${company}, '{"legal_name": "Sample", "address": ["Quay"]}')`,
  save_brief: (sql, { onboarding }) =>
    sql`select save_brief(${onboarding}, 0, '{"story": "Another"}')`,
  search_inbox: (sql) => sql`select * from search_inbox(array['%a%'])`,
  set_staff_roles: (sql, { fellow }) => sql`select set_staff_roles(${fellow}, '{finance,editor}')`,
  settle_trouble: (sql, { trouble }) => sql`select settle_trouble(${trouble})`,
  start_company: (sql) => sql`select start_company('Another')`,
  withdraw_review_comment: (sql, { comment }) =>
    sql`select * from withdraw_review_comment(${comment})`,
};

/** What was answered, as the table above says it. */
export function readAnswer(rows: readonly Record<string, unknown>[]): string {
  const values = rows.flatMap((row) => Object.values(row));
  const isEmpty =
    rows.length === 0 || values.every((value) => value === null || value === 0 || value === "0");
  return isEmpty ? "-" : "ok";
}
