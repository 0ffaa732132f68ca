import type { Transaction } from "../../runtime/database/types.ts";

// How long each thing is kept is what the privacy page says; each rule may run as often as it likes.

export async function deleteOldEnquiries(sql: Transaction): Promise<void> {
  await sql`delete from public.enquiries where created_at < now() - interval '24 months'`;
}

export async function deleteOldLeads(sql: Transaction): Promise<void> {
  await sql`delete from public.leads where created_at < now() - interval '24 months'`;
}

/** Message by message, so that a chat still going on loses only what is too old. */
export async function deleteConversationsWithoutLead(sql: Transaction): Promise<void> {
  await sql`
    delete from public.chat_messages m
    where m.created_at < now() - interval '90 days'
      and not exists (select from public.leads l where l.conversation_id = m.conversation_id)`;
  await sql`
    delete from public.chat_conversations c
    where c.created_at < now() - interval '90 days'
      and not exists (select from public.leads l where l.conversation_id = c.id)
      and not exists (select from public.chat_messages m where m.conversation_id = c.id)`;
  // Of a chat that goes on, the question may have gone already: nothing is left to answer.
  await sql`
    delete from public.inbox_items i
    where i.kind in ('question', 'chat') and i.received_at < now() - interval '90 days'
      and not exists (
        select from public.chat_messages m
        where m.conversation_id = i.conversation_id
          and (m.unanswered or (i.kind = 'chat' and m.created_at >= i.received_at))
      )`;
}

/** Only what was sent or given up: a mail that still waits, after weeks without a server, is not lost. */
export async function deleteOldMails(sql: Transaction): Promise<void> {
  await sql`
    delete from private.outbox
    where created_at < now() - interval '30 days'
      and (sent_at is not null or failed_at is not null)`;
}

/** Read or not: what has waited in the bell for so long is news to nobody. */
export async function deleteOldNotices(sql: Transaction): Promise<void> {
  await sql`
    delete from public.notices where created_at < now() - interval '90 days' and due_at is null`;
}

/**
 * For seven years from the end of the financial year, as books are. The database lets nothing of them go before that; what
 * hangs on a document or a payment goes with it, and the chain of hashes stays.
 */
export async function deleteOldDocuments(sql: Transaction): Promise<void> {
  await sql`
    delete from public.allocations
    where document_id in (
        select id from public.billing_documents where private.kept_until(issued_on) <= current_date
      )
      and created_at < now() - interval '7 years'`;
  await sql`
    delete from public.billing_documents d
    where d.state = 'issued' and private.kept_until(d.issued_on) <= current_date
      and not exists (select from public.allocations a where a.document_id = d.id)
      and not exists (
        select from public.billing_documents c
        where c.credits_id = d.id and private.kept_until(c.issued_on) > current_date
      )`;
  await sql`
    delete from public.incoming_payments p
    where private.kept_until(p.received_on) <= current_date and p.created_at < now() - interval '7 years'
      and not exists (select from public.allocations a where a.payment_id = p.id)`;
}

/** What nobody signed, and what was said of what somebody did, for two years after its end; agreements as books are. */
export async function deleteOldProposals(sql: Transaction): Promise<void> {
  await sql`select private.delete_old_proposals()`;
}

/** Two years after the call, as enquiries are kept; what was held for nothing, an hour. */
export async function deleteOldBookings(sql: Transaction): Promise<void> {
  await sql`select private.delete_old_bookings()`;
}

/** A trouble of the past is of use while it may come back. */
export async function deleteOldTroubles(sql: Transaction): Promise<void> {
  await sql`delete from public.troubles where ended_at < now() - interval '90 days'`;
}

/** What came back of a mail goes when the mail's copy does. Of an account it is known until the account goes, or somebody clears it. */
export async function forgetUndeliverable(sql: Transaction): Promise<void> {
  await sql`
    delete from private.undeliverable_addresses a
    where a.since < now() - interval '30 days'
      and not exists (select from auth.users u where u.email = a.address and u.deleted_at is null)`;
}

/** `private.issued_amounts` stays: it names nobody, and no amount is issued twice, ever. */
export async function deleteOldPayments(sql: Transaction): Promise<void> {
  await sql`
    delete from public.eth_payments
    where coalesce(paid_at, created_at) < now() - interval '7 years'`;
  await sql`
    delete from public.eth_transfers where block_time < now() - interval '7 years'`;
}

/** By then nothing is left that could have been sent from them: payments are kept the longest. */
export async function deleteFormerAddresses(sql: Transaction): Promise<void> {
  await sql`
    delete from private.former_addresses where held_until < now() - interval '7 years'`;
}

/** Whoever never answered need not be remembered. */
export async function deleteOldInvitations(sql: Transaction): Promise<void> {
  await sql`delete from public.company_invitations where expires_at < now() - interval '30 days'`;
  // To the studio: an hour is all they are good for.
  await sql`delete from private.staff_invitations where created_at < now() - interval '1 day'`;
}

/** A page of the studio that was left without a word. */
export async function deleteOldPresence(sql: Transaction): Promise<void> {
  await sql`delete from private.staff_presence where seen_at < now() - interval '1 day'`;
}

export async function forgetNetworks(sql: Transaction): Promise<void> {
  await sql`
    delete from private.rate_limits
    where expires_at < now() or window_start < now() - interval '24 hours'`;
  await sql`
    update private.payment_claims set network_hash = null
    where network_hash is not null and created_at < now() - interval '24 hours'`;
}

export async function deleteSettledJobs(sql: Transaction): Promise<void> {
  await sql`
    delete from private.jobs
    where coalesce(finished_at, failed_at) < now() - interval '30 days'`;
}
