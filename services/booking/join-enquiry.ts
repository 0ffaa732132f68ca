import type { BookRequest } from "../../domain/booking/requests.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { hashText } from "../enquiry/store-once.ts";

type Asked = Pick<
  BookRequest<"book">,
  "id" | "kind" | "name" | "email" | "message" | "page" | "startedAt" | "source"
>;

/**
 * The enquiry that the call answers: the one that was sent from the dialog a while ago, with what is known now, or one of its
 * own. So the studio finds every call in the inbox, and its clock does not run.
 */
export async function joinEnquiry(sql: Transaction, asked: Asked): Promise<string> {
  const { id, kind, name, email, message, page, startedAt, source } = asked;
  const key = `booking ${id}`;
  const [found] = await sql<{ id: string }[]>`
    with joined as (
      update public.enquiries e
      set name = coalesce(e.name, ${name}), message = coalesce(e.message, ${message})
      where e.id = (
        select o.id from public.enquiries o join public.inbox_items i on i.enquiry_id = o.id
        where lower(o.email) = ${email.toLowerCase()} and o.kind in ('call', 'consultation')
          and not o.quarantined and i.status = 'new' and i.answered_at is null
          and o.created_at > now() - interval '14 days'
          and not exists (select from public.bookings b where b.enquiry_id = o.id)
        order by o.created_at desc limit 1
      )
      returning e.id
    ),
    stored as (
      insert into public.enquiries (
        kind, name, email, message, page, started_at, source, idempotency_key, content_hash
      )
      select ${kind}, ${name}, ${email}, ${message}, ${page}, ${startedAt}::timestamptz, ${sql.json(source)},
        ${key}, ${hashText(key)}
      where not exists (select from joined)
      returning id
    )
    select id from joined union all select id from stored`;
  if (!found) throw new Error("The enquiry was not stored.");
  return found.id;
}
