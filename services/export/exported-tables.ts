/** Which rows of a table are exported: those of the companies `$1`, and those by which the person `$2` is named. */
type ExportedTable = {
  company?: string;
  person?: string;
  /** The column that holds who it was, and what their name is called beside it. */
  named?: { column: string; as: string };
};

const ofCampaigns =
  "t.campaign_id in (select c.id from public.pr_campaigns c where c.company_id = any($1))";
const ofProjects =
  "t.project_id in (select p.id from public.projects p where p.company_id = any($1))";
const ofDeliverables = `t.deliverable_id in (
  select t.id from public.pr_deliverables t where ${ofCampaigns} or ${ofProjects}
)`;
/** What the studio says among itself is its own. */
const ofComments = `t.comment_id in (
  select c.id from public.review_comments c join public.pr_deliverables d on d.id = c.deliverable_id
  where not c.is_internal and (
    d.campaign_id in (select c.id from public.pr_campaigns c where c.company_id = any($1))
    or d.project_id in (select p.id from public.projects p where p.company_id = any($1))
  )
)`;
const ofOwnComments =
  "t.comment_id in (select c.id from public.review_comments c where c.author_id = $2 and not c.by_studio)";
const ofAgreements =
  "t.agreement_id in (select a.id from public.agreements a where a.company_id = any($1))";
const ofCompanies = "t.company_id = any($1)";
const ofIncoming =
  "t.payment_id in (select p.id from public.incoming_payments p where p.company_id = any($1))";
const byPerson = "t.user_id = $2";
/** As long as they are in its company: afterwards others write there what they may no longer read. */
const stillIn = `(t.company_id is null or t.company_id in (
  select m.company_id from public.memberships m where m.user_id = $2
))`;
const byPersonStillIn = `(${byPerson} and ${stillIn})`;
const person = { column: "user_id", as: "person_name" };

/**
 * All that clients may read, save what everybody may; a test compares it with the catalogue. What names no person is the
 * company's alone: a colleague may have written it.
 */
export const exportedTables: ReadonlyMap<string, ExportedTable> = new Map<string, ExportedTable>([
  ["agreements", { company: ofCompanies }],
  ["allocations", { company: ofIncoming }],
  ["billing_details", { company: ofCompanies }],
  ["billing_documents", { company: `(${ofCompanies} and t.state = 'issued')` }],
  [
    "brand_files",
    {
      company: ofCompanies,
      person: `(t.added_by = $2 and ${stillIn})`,
      named: { column: "added_by", as: "adder_name" },
    },
  ],
  ["bookings", { company: ofCompanies, person: byPersonStillIn, named: person }],
  ["campaign_versions", { company: ofCampaigns }],
  ["companies", { company: "t.id = any($1)" }],
  [
    "company_invitations",
    {
      company: ofCompanies,
      person: `(t.invited_by = $2 and ${stillIn})`,
      named: { column: "invited_by", as: "inviter_name" },
    },
  ],
  ["content_anchors", { company: `(${ofCampaigns} or ${ofAgreements})` }],
  ["conversation_readers", { person: byPerson }],
  ["deliverable_media", { company: ofDeliverables }],
  [
    "deliverable_reviews",
    {
      company: ofDeliverables,
      person: "t.reviewer_id = $2",
      named: { column: "reviewer_id", as: "reviewer_name" },
    },
  ],
  ["deliverable_versions", { company: ofDeliverables }],
  ["document_balances", { company: ofCompanies }],
  ["eth_payments", { company: ofCompanies, person: byPersonStillIn, named: person }],
  ["incoming_payments", { company: ofCompanies }],
  ["memberships", { company: ofCompanies, person: byPerson, named: person }],
  [
    "messages",
    {
      company: ofCompanies,
      // What somebody wrote for the studio is the studio's.
      person: "(t.sender_id = $2 and not t.from_studio)",
      named: { column: "sender_id", as: "sender_name" },
    },
  ],
  ["milestones", { company: ofCompanies }],
  // As long as they are in its company: what was told of it is its own.
  // What somebody was told as one of the studio is the studio's.
  ["notices", { person: `(t.person_id = $2 and not t.for_studio and ${stillIn})` }],
  ["notification_choices", { person: "t.person_id = $2" }],
  ["notification_settings", { person: "t.person_id = $2" }],
  // Several people write one brief: it is the company's.
  ["onboardings", { company: ofCompanies, named: { column: "edited_by", as: "editor_name" } }],
  ["pr_campaign_metrics", { company: ofCampaigns }],
  ["pr_campaigns", { company: ofCompanies, person: byPersonStillIn, named: person }],
  ["pr_deliverables", { company: `(${ofCampaigns} or ${ofProjects})` }],
  ["profiles", { person: byPerson }],
  ["project_events", { company: ofProjects, named: { column: "by_id", as: "by_name" } }],
  ["projects", { company: ofCompanies, person: byPersonStillIn, named: person }],
  ["proposal_comments", { company: ofCompanies }],
  ["proposal_versions", { company: ofCompanies }],
  ["proposals", { company: `(${ofCompanies} and t.state <> 'draft')` }],
  ["review_comment_edits", { company: ofComments, person: ofOwnComments }],
  [
    "review_comments",
    {
      company: `(not t.is_internal and ${ofDeliverables})`,
      person: "(t.author_id = $2 and not t.by_studio)",
    },
  ],
  ["review_drawings", { company: ofComments, person: ofOwnComments }],
]);
