import { readMarks } from "./parties.ts";

/**
 * Who may Select, Insert, Update and Delete rows of each table; a dot is a refusal. A table that is missing here fails the
 * test. The campaign here is anchored: a draft that is not is for members to change and delete, as open-drafts.test.ts says.
 */
export const expectedAccess = readMarks(`
  table                           anon viewer member approver owner removed other away here producer finance editor admin service server
  public.profiles                 .... ....   ....   ....     ....  ....    ....  .... .... S.U.     S...    S...   S.U.  SIUD    SIUD
  public.companies                .... S...   S...   S...     S.U.  ....    ....  .... S... S.U.     S...    S...   S.U.  SIUD    SIUD
  public.memberships              .... S...   S...   S...     S...  ....    ....  .... S... S...     S...    S...   S...  SIUD    SIUD
  public.company_invitations      .... ....   ....   ....     S...  ....    ....  .... .... S...     S...    S...   S...  SIUD    SIUD
  public.conversation_readers     .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  SIUD    SIUD
  public.notices                  .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  S...    SIUD
  public.notification_choices     .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  S...    SIUD
  public.notification_settings    .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  S...    SIUD
  public.projects                 .... S...   S...   S...     S...  ....    ....  .... S... SIUD     S...    S...   SIUD  SIUD    SIUD
  public.pr_packages              S... S...   S...   S...     S...  S...    S...  S... S... S...     S...    S...   S...  SIUD    SIUD
  public.pr_campaigns             .... S...   SI..   SI..     SI..  ....    ....  .I.. SI.. SIU.     S...    S...   SIU.  SIUD    SIUD
  public.pr_campaign_metrics      .... S...   S...   S...     S...  ....    ....  .... S... SIUD     S...    S...   SIUD  SIUD    SIUD
  public.pr_deliverables          .... S...   S...   S...     S...  ....    ....  .... S... S...     S...    SIUD   SIUD  SIUD    SIUD
  public.deliverable_versions     .... S...   S...   S...     S...  ....    ....  .... S... S...     S...    S...   S...  S...    SI..
  public.deliverable_reviews      .... S...   S...   S...     S...  ....    ....  .... S... S...     S...    S...   S...  S...    SI..
  public.deliverable_media        .... S...   S...   S...     S...  ....    ....  .... S... S...     S...    S...   S...  S...    SIUD
  public.review_comments          .... S...   S...   S...     S...  ....    ....  .... S... S...     S...    S...   S...  S...    SI..
  public.review_drawings          .... S...   S...   S...     S...  ....    ....  .... S... S...     S...    S...   S...  S...    SI..
  public.review_comment_edits     .... S...   S...   S...     S...  ....    ....  .... S... S...     S...    S...   S...  S...    SI..
  public.project_events           .... S...   S...   S...     S...  ....    ....  .... S... S...     S...    S...   S...  S...    SI..
  public.messages                 .... S...   SI..   SI..     SI..  ....    ....  .I.. SI.. SI..     S...    S...   SI..  SIUD    SIUD
  public.conversations            .... ....   ....   ....     ....  ....    ....  .... .... S.U.     S...    S...   S.U.  S...    S...
  public.canned_answers           .... ....   ....   ....     ....  ....    ....  .... .... SIUD     S...    SIUD   SIUD  SIUD    SIUD
  public.taught_answers           .... ....   ....   ....     ....  ....    ....  .... .... S...     S...    SIUD   SIUD  SIUD    SIUD
  public.substack_posts           S... S...   S...   S...     S...  S...    S...  S... S... S...     S...    S.U.   S.U.  SIUD    SIUD
  public.chat_conversations       .... ....   ....   ....     ....  ....    ....  .... .... S..D     S...    S...   S..D  SIUD    SIUD
  public.chat_messages            .... ....   ....   ....     ....  ....    ....  .... .... SI.D     S...    S.U.   SIUD  SIUD    SIUD
  public.talks                    .... ....   ....   ....     ....  ....    ....  .... .... S.U.     S...    S...   S.U.  SIUD    SIUD
  public.leads                    .... ....   ....   ....     ....  ....    ....  .... .... S..D     S...    S...   S..D  SIUD    SIUD
  public.enquiries                .... ....   ....   ....     ....  ....    ....  .... .... S..D     S...    S...   S..D  SIUD    SIUD
  public.inbox_items              .... ....   ....   ....     ....  ....    ....  .... .... S.U.     S...    S...   S.U.  SIUD    SIUD
  public.inbox_notes              .... ....   ....   ....     ....  ....    ....  .... .... SI..     S...    S...   SI..  S...    SI.D
  public.inbox_calls              .... ....   ....   ....     ....  ....    ....  .... .... SI..     S...    S...   SI..  S...    SI.D
  public.inbox_replies            .... ....   ....   ....     ....  ....    ....  .... .... S...     S...    S...   S...  S...    SI.D
  public.eth_payments             .... S...   S...   S...     S...  ....    ....  .... S... S...     S...    S...   S...  SIUD    SIUD
  public.eth_transfers            .... ....   ....   ....     ....  ....    ....  .... .... S...     S...    S...   S...  SIUD    SIUD
  public.content_anchors          .... S...   S...   S...     S...  ....    ....  .... S... S...     S...    S...   S...  SIUD    SIUD
  public.campaign_versions        .... S...   S...   S...     S...  ....    ....  .... S... S...     S...    S...   S...  SIUD    SIUD
  public.billing_details          .... S...   S...   S...     S...  ....    ....  .... S... S...     S...    S...   S...  S...    SIUD
  public.billing_documents        .... S...   S...   S...     S...  ....    ....  .... S... S...     S...    S...   S...  S...    SIU.
  public.document_balances        .... S...   S...   S...     S...  ....    ....  .... S... S...     S...    S...   S...  S...    S...
  public.incoming_payments        .... S...   S...   S...     S...  ....    ....  .... S... S...     S...    S...   S...  S...    SIU.
  public.allocations              .... S...   S...   S...     S...  ....    ....  .... S... S...     S...    S...   S...  S...    SIU.
  public.refunds                  .... ....   ....   ....     ....  ....    ....  .... .... S...     S...    S...   S...  S...    SIU.
  public.write_offs               .... ....   ....   ....     ....  ....    ....  .... .... S...     S...    S...   S...  S...    SIU.
  public.invoice_disputes         .... ....   ....   ....     ....  ....    ....  .... .... S...     S...    S...   S...  S...    SIU.
  public.billing_confirmations    .... ....   ....   ....     ....  ....    ....  .... .... S...     S...    S...   S...  S...    SIUD
  public.payment_notes            .... ....   ....   ....     ....  ....    ....  .... .... S...     S...    S...   S...  S...    SIU.
  public.billing_authors          .... ....   ....   ....     ....  ....    ....  .... .... S...     S...    S...   S...  S...    SIUD
  public.document_sendings        .... ....   ....   ....     ....  ....    ....  .... .... S...     S...    S...   S...  S...    SIU.
  public.proposals                .... S...   S...   S...     S...  ....    ....  .... S... S...     S...    S...   S...  S...    SIU.
  public.proposal_drafts          .... ....   ....   ....     ....  ....    ....  .... .... S...     S...    S...   S...  S...    SIUD
  public.proposal_versions        .... S...   S...   S...     S...  ....    ....  .... S... S...     S...    S...   S...  S...    SIU.
  public.proposal_comments        .... S...   S...   S...     S...  ....    ....  .... S... S...     S...    S...   S...  S...    SIUD
  public.agreements               .... S...   S...   S...     S...  ....    ....  .... S... S...     S...    S...   S...  S...    SIU.
  public.milestones               .... S...   S...   S...     S...  ....    ....  .... S... SIUD     S...    S...   SIUD  S...    SIUD
  public.milestone_holds          .... ....   ....   ....     ....  ....    ....  .... .... S...     S...    S...   S...  S...    SIUD
  public.onboardings              .... S...   S.U.   S.U.     S.U.  ....    ....  .... S.U. SI..     S...    S...   SI..  S...    SIUD
  public.brand_files              .... S...   SI.D   SI.D     SI.D  ....    ....  .I.. SI.D S...     S...    S...   S...  S...    SIUD
  public.calendars                .... ....   ....   ....     ....  ....    ....  .... .... S.U.     S...    S...   S.U.  S...    SIUD
  public.call_kinds               .... ....   ....   ....     ....  ....    ....  .... .... S.U.     S...    S...   S.U.  S...    SIUD
  public.opening_hours            .... ....   ....   ....     ....  ....    ....  .... .... SIUD     S...    S...   SIUD  S...    SIUD
  public.opening_exceptions       .... ....   ....   ....     ....  ....    ....  .... .... SIUD     S...    S...   SIUD  S...    SIUD
  public.bookings                 .... S...   S...   S...     S...  ....    ....  .... S... S...     S...    S...   S...  S...    SIUD
  public.staff_members            .... ....   ....   ....     ....  ....    ....  .... .... S...     S...    S...   S...  S...    SIUD
  public.troubles                 .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   S...  S...    SIUD
  public.audit_log                .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   S...  S...    S...
  private.anchor_batches          .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.anchor_transactions     .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.anchoring               .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.api_keys                .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.booking_links           .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.busy_sources            .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.busy_times              .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.chains                  .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.change_log              .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    ....
  private.deletion_codes          .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.document_chain          .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.document_files          .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.document_series         .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.feed_state              .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.followed_blocks         .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.followed_chains         .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.former_addresses        .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.idempotency_keys        .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.issued_amounts          .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.jobs                    .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.message_notices         .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.outbox                  .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.payment_claims          .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.proposal_files          .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.proposal_links          .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.rate_limits             .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.review_counters         .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.secrets                 .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.signing_keys            .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.staff_invitations       .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.staff_last_seen         .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.staff_presence          .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.studio_settings         .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.talk_tokens             .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.upload_parts            .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.uploads                 .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.undeliverable_addresses .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.unsubscribe_tokens      .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  private.waiting_settlements     .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  realtime.messages               .... S...   S...   S...     S...  S...    S...  S... S... S...     S...    S...   S...  ....    SIUD
  auth.flow_state                 .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  auth.mfa_challenges             .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  auth.mfa_factors                .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  auth.mfa_recovery_codes         .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  auth.one_time_tokens            .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  auth.refresh_tokens             .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  auth.sessions                   .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  auth.users                      .... ....   ....   ....     ....  ....    ....  .... .... ....     ....    ....   ....  ....    SIUD
  storage.buckets                 S... S...   S...   S...     S...  S...    S...  S... S... S...     S...    S...   S...  S...    SIUD
  storage.objects                 .... S...   SIUD   SIUD     SIUD  ....    ....  .I.. SIUD SIUD     S...    S...   SIUD  SIUD    SIUD
`);

/** The same where the row is that person's own, and not a colleague's: what others may do to it stands above. */
export const expectedOwnAccess = readMarks(`
  table                        anon viewer member approver owner removed other away here producer finance editor admin
  public.profiles              .... S.U.   S.U.   S.U.     S.U.  S.U.    S.U.  S.U. S.U. S.U.     S.U.    S.U.   S.U.
  public.memberships           .... S...   S...   S...     S...  ....    ....  S... S... ....     ....    ....   ....
  public.conversation_readers  .... S...   S...   S...     S...  ....    ....  S... S... ....     ....    ....   ....
  public.notices               .... S...   S...   S...     S...  ....    ....  .... S... ....     ....    ....   ....
  public.notification_choices  .... S...   S...   S...     S...  S...    S...  S... S... S...     S...    S...   S...
  public.notification_settings .... S...   S...   S...     S...  S...    S...  S... S... S...     S...    S...   S...
`);

/**
 * The same of files. An attachment lies in a folder of the company, a picture in one of a colleague or (`own`) of the person
 * themselves, what was delivered in one of a campaign or a project. A bucket that is missing here fails the test.
 */
export const expectedFiles = readMarks(`
  bucket               anon viewer member approver owner removed other away here producer finance editor admin service server
  attachments          .... S...   SIUD   SIUD     SIUD  ....    ....  .I.. SIUD SIUD     S...    S...   SIUD  SIUD    SIUD
  avatars              .... ....   ....   ....     ....  ....    ....  .... .... SIUD     S...    S...   SIUD  SIUD    SIUD
  avatars:own          .... SIUD   SIUD   SIUD     SIUD  SIUD    SIUD  SIUD SIUD SIUD     SIUD    SIUD   SIUD  SIUD    SIUD
  deliverables         .... S...   S...   S...     S...  ....    ....  .... S... S..D     S...    SIUD   SIUD  SIUD    SIUD
  deliverables:project .... S...   S...   S...     S...  ....    ....  .... S... S..D     S...    SIUD   SIUD  SIUD    SIUD
  labs                 .... ....   ....   ....     ....  ....    ....  .... .... S...     S...    S...   S...  SIUD    SIUD
`);

/** Who may Listen and sPeak on a channel. */
export const expectedChannels = readMarks(`
  channel anon viewer member approver owner removed other away here producer finance editor admin service server
  client  ..   L.     LP     LP       LP    ..      ..    LP   LP   LP       L.      L.     LP    ..      LP
`);

/** Functions outside of `public` that roles may call, as policies and triggers do; no request can name them. */
export const expectedHelpers = [
  "anon: auth.email, auth.jwt, auth.role, auth.uid, changes.is_staff, private.is_staff",
  "authenticated: auth.email, auth.jwt, auth.role, auth.uid, changes.begin_upload, changes.find_upload, " +
    "changes.finish_upload, changes.is_staff, changes.promised_bytes, changes.used_bytes, " +
    "private.companies_as, private.current_company, private.first_readable_company, " +
    "private.first_readable_owner, private.is_file_in_use, private.is_staff, private.last_readable_company, " +
    "private.last_readable_owner, private.readable_folders, private.staff_may, realtime.topic",
  "service_role: auth.email, auth.jwt, auth.role, auth.uid, changes.begin_upload, changes.find_upload, " +
    "changes.finish_upload, changes.is_staff, changes.promised_bytes, private.is_staff",
  "authenticator: auth.email, auth.jwt, auth.role, auth.uid, private.begin_reading, private.find_channel_rights, " +
    "private.find_people_reading, private.find_readers, private.list_changes, private.live_sessions, " +
    "private.read_changes, private.require_session, private.sweep_changes, private.write_rule",
];
