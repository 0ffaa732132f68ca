export const parties = ["anon", "own", "other", "staff", "service", "server"] as const;
export type Party = (typeof parties)[number];

/**
 * Who may Select, Insert, Update and Delete rows of each table. `own` and `other` are a signed-in client before a row of
 * their own and one of another client; a dot is a refusal. A table that is missing here fails the test. The campaign here is anchored: a draft that is not is
 * its client's to change and delete, as open-drafts.test.ts says.
 */
export const expectedAccess = readTable(`
  table                          anon  own   other staff service server
  public.profiles                ....  S.U.  ....  S.U.  SIUD    SIUD
  public.companies               ....  S.U.  ....  S.U.  SIUD    SIUD
  public.memberships             ....  S...  ....  S...  SIUD    SIUD
  public.company_invitations     ....  S...  ....  S...  SIUD    SIUD
  public.conversation_readers    ....  S...  ....  ....  SIUD    SIUD
  public.projects                ....  S...  ....  SIUD  SIUD    SIUD
  public.pr_packages             S...  S...  S...  S...  SIUD    SIUD
  public.pr_campaigns            ....  SI..  ....  SIU.  SIUD    SIUD
  public.pr_campaign_metrics     ....  S...  ....  SIUD  SIUD    SIUD
  public.pr_deliverables         ....  S...  ....  SIUD  SIUD    SIUD
  public.deliverable_versions    ....  S...  ....  S...  S...    SI..
  public.deliverable_reviews     ....  S...  ....  S...  S...    SI..
  public.project_events          ....  S...  ....  S...  S...    SI..
  public.messages                ....  SI..  ....  SI..  SIUD    SIUD
  public.conversations           ....  ....  ....  S.U.  S...    S...
  public.canned_answers          ....  ....  ....  SIUD  SIUD    SIUD
  public.taught_answers          ....  ....  ....  SIUD  SIUD    SIUD
  public.substack_posts          S...  S...  S...  S.U.  SIUD    SIUD
  public.chat_conversations      ....  ....  ....  S..D  SIUD    SIUD
  public.chat_messages           ....  ....  ....  SIUD  SIUD    SIUD
  public.talks                   ....  ....  ....  S.U.  SIUD    SIUD
  public.leads                   ....  ....  ....  S..D  SIUD    SIUD
  public.enquiries               ....  ....  ....  S..D  SIUD    SIUD
  public.inbox_items             ....  ....  ....  S.U.  SIUD    SIUD
  public.inbox_notes             ....  ....  ....  SI..  S...    SI.D
  public.inbox_calls             ....  ....  ....  SI..  S...    SI.D
  public.inbox_replies           ....  ....  ....  S...  S...    SI.D
  public.eth_payments            ....  S...  ....  S...  SIUD    SIUD
  public.eth_transfers           ....  ....  ....  S...  SIUD    SIUD
  public.content_anchors         ....  S...  ....  S...  SIUD    SIUD
  public.campaign_versions       ....  S...  ....  S...  SIUD    SIUD
  public.audit_log               ....  ....  ....  S...  S...    S...
  private.anchor_batches         ....  ....  ....  ....  ....    SIUD
  private.anchor_transactions    ....  ....  ....  ....  ....    SIUD
  private.anchoring              ....  ....  ....  ....  ....    SIUD
  private.api_keys               ....  ....  ....  ....  ....    SIUD
  private.chains                 ....  ....  ....  ....  ....    SIUD
  private.change_log             ....  ....  ....  ....  ....    ....
  private.deletion_codes         ....  ....  ....  ....  ....    SIUD
  private.feed_state             ....  ....  ....  ....  ....    SIUD
  private.followed_blocks        ....  ....  ....  ....  ....    SIUD
  private.followed_chains        ....  ....  ....  ....  ....    SIUD
  private.former_addresses       ....  ....  ....  ....  ....    SIUD
  private.idempotency_keys       ....  ....  ....  ....  ....    SIUD
  private.issued_amounts         ....  ....  ....  ....  ....    SIUD
  private.jobs                   ....  ....  ....  ....  ....    SIUD
  private.message_notices        ....  ....  ....  ....  ....    SIUD
  private.outbox                 ....  ....  ....  ....  ....    SIUD
  private.payment_claims         ....  ....  ....  ....  ....    SIUD
  private.rate_limits            ....  ....  ....  ....  ....    SIUD
  private.secrets                ....  ....  ....  ....  ....    SIUD
  private.signing_keys           ....  ....  ....  ....  ....    SIUD
  private.staff_presence         ....  ....  ....  ....  ....    SIUD
  private.talk_tokens            ....  ....  ....  ....  ....    SIUD
  realtime.messages              ....  S...  S...  S...  ....    SIUD
  auth.flow_state                ....  ....  ....  ....  ....    SIUD
  auth.mfa_challenges            ....  ....  ....  ....  ....    SIUD
  auth.mfa_factors               ....  ....  ....  ....  ....    SIUD
  auth.mfa_recovery_codes        ....  ....  ....  ....  ....    SIUD
  auth.one_time_tokens           ....  ....  ....  ....  ....    SIUD
  auth.refresh_tokens            ....  ....  ....  ....  ....    SIUD
  auth.sessions                  ....  ....  ....  ....  ....    SIUD
  auth.users                     ....  ....  ....  ....  ....    SIUD
  storage.buckets                S...  S...  S...  S...  S...    SIUD
  storage.objects                ....  SIUD  ....  SIUD  SIUD    SIUD
`);

/** Functions that request roles may call; every other function of ours is closed to them. */
export const expectedFunctions = [
  "anon: auth.email, auth.jwt, auth.role, auth.uid, changes.is_staff, private.is_staff",
  "authenticated: auth.email, auth.jwt, auth.role, auth.uid, changes.is_staff, " +
    "private.first_readable_owner, private.is_file_in_use, private.is_staff, " +
    "private.last_readable_owner, " +
    "public.cancel_email_change, public.count_answers, public.count_waiting_talks, public.deliver_version, " +
    "public.describe_senders, public.find_projects, " +
    "public.import_metrics, public.list_campaigns, public.list_chat_conversations, " +
    "public.list_client_contacts, public.list_clients, public.list_conversations, " +
    "public.list_other_items, public.list_payments, public.list_sent, public.list_staff, public.list_unmet_questions, " +
    "public.log_preview, public.mark_messages_read, public.mark_present, public.my_enquiries, public.my_sessions, public.name_audit_entries, " +
    "public.read_client_account, public.read_feed_state, public.read_talk, public.review_deliverable, " +
    "public.revoke_session, public.search_inbox, realtime.topic",
  "service_role: auth.email, auth.jwt, auth.role, auth.uid, changes.is_staff, private.is_staff",
  "authenticator: auth.email, auth.jwt, auth.role, auth.uid, private.find_channel_rights, " +
    "private.find_readers, private.list_changes, private.live_sessions, private.read_changes, " +
    "private.require_session, private.sweep_changes, private.write_rule",
];

function readTable(text: string): Map<string, Record<Party, string>> {
  const [, ...rows] = text.trim().split("\n");
  return new Map(
    rows.map((row) => {
      const [table = "", anon = "", own = "", other = "", staff = "", service = "", server = ""] =
        row.trim().split(/\s+/);
      return [table, { anon, own, other, staff, service, server }];
    }),
  );
}
