import { z } from "zod";
import { chainStart, hashDocument } from "../../domain/billing/hash-document.ts";
import type { LedgerBreak } from "../../domain/billing/ledger-break.ts";
import { sha256 } from "../../domain/proof/sha256.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { parseRow, parseRows } from "../../runtime/database/parse-rows.ts";
import { findWrongSum } from "./find-wrong-sum.ts";

export type CheckedLedger = {
  documents: number;
  head: string;
  /** Until where the chain outside vouches for it. */
  anchored: { number: string; at: Date | null } | null;
  broken: LedgerBreak | null;
};

const perPage = 1000;

const linkRow = z.object({
  position: z.string().transform(Number),
  number: z.string(),
  hash: z.string(),
  previous_hash: z.string(),
  document_id: z.string(),
  may_be_gone: z.boolean(),
  content: z.unknown(),
  matches: z.boolean().nullable(),
  file: z.custom<Uint8Array>((value) => value instanceof Uint8Array).nullable(),
  file_hash: z.string().nullable(),
});
type Link = z.infer<typeof linkRow>;

/**
 * Reckons the whole chain anew, from what the rows say and with none of the database's own functions, and compares what
 * hangs on it. Whoever changed a row, past every trigger, is found at the first link that does not hold.
 */
export async function checkLedger(sql: Transaction): Promise<CheckedLedger> {
  let position = 1;
  let head: string = chainStart;
  const anchored = await readAnchored(sql);
  const end = (broken: LedgerBreak): CheckedLedger => ({
    documents: position - 1,
    head,
    anchored: null,
    broken,
  });
  for (;;) {
    const page = await readLinks(sql, position);
    for (const link of page) {
      const reason = await findBreak(link, { position, head, anchored });
      if (reason) return end({ number: link.number, reason });
      position = link.position + 1;
      head = link.hash;
    }
    if (page.length < perPage) break;
  }
  // An anchor outlives what it vouches for: the end of the chain was cut off.
  const lost = anchored.find((each) => each.position >= position);
  if (lost) return end({ number: lost.number, reason: "missing-link" });
  const aside = (await findOutside(sql)) ?? (await findGap(sql)) ?? (await findWrongSum(sql));
  if (aside) return end(aside);
  const last = anchored.findLast(({ at }) => at !== null) ?? null;
  return { documents: position - 1, head, anchored: last, broken: null };
}

type Expected = { position: number; head: string; anchored: readonly Anchored[] };

async function findBreak(
  link: Link,
  { position, head, anchored }: Expected,
): Promise<LedgerBreak["reason"] | undefined> {
  if (link.position !== position) return "missing-link";
  if (link.previous_hash !== head) return "link";
  const anchor = anchored.find((each) => each.position === position);
  if (anchor && anchor.head !== link.hash) return "anchor";
  if (link.content === null) return link.may_be_gone ? undefined : "gone";
  const { document_id: id, content, previous_hash } = link;
  if ((await hashDocument({ id, content, previous_hash })) !== link.hash) return "content";
  if (link.matches !== true) return "columns";
  if (link.file && (await sha256(new Uint8Array(link.file))) !== link.file_hash) return "file";
  return undefined;
}

async function readLinks(sql: Transaction, from: number): Promise<Link[]> {
  const rows = await sql`
    select c.position, c.number, c.hash, c.previous_hash, c.document_id, d.content,
      private.kept_until(c.issued_on) <= current_date as may_be_gone, f.bytes as file,
      f.sha256 as file_hash,
      d.state = 'issued' and d.kind = d.content ->> 'kind' and d.number = d.content ->> 'number'
        and d.number = c.number and d.issued_on = (d.content ->> 'issued_on')::date
        and c.issued_on = d.issued_on
        and d.number = d.series || '-' || lpad(d.sequence::text, 5, '0')
        and d.due_on is not distinct from (d.content ->> 'due_on')::date
        and d.buyer_name = trim(d.content #>> '{buyer,name}')
        and case d.kind when 'receipt'
          then d.total_pence = (d.content #>> '{payment,pence}')::bigint and d.vat_pence = 0
          else d.net_pence = (d.content ->> 'net_pence')::bigint
            and d.vat_pence = (d.content ->> 'vat_pence')::bigint
            and d.tax_point = (d.content ->> 'tax_point')::date
        end as matches
    from private.document_chain c
    left join public.billing_documents d on d.id = c.document_id
    left join private.document_files f on f.document_id = c.document_id
    where c.position >= ${from} order by c.position limit ${perPage}`;
  return parseRows(linkRow, rows);
}

const anchoredRow = z.object({
  position: z.number(),
  number: z.string(),
  head: z.string(),
  at: z.date().nullable(),
});
type Anchored = z.infer<typeof anchoredRow>;

async function readAnchored(sql: Transaction): Promise<Anchored[]> {
  const rows = await sql`
    select (content::jsonb ->> 'position')::int as position, content::jsonb ->> 'number' as number,
      content::jsonb ->> 'head' as head, case state when 'final' then block_time end as at
    from public.content_anchors
    where content_type = 'ledger' and content <> '' and private.hash_content(content) = content_hash
    order by 1`;
  return parseRows(anchoredRow, rows);
}

const numberRow = z.object({ number: z.string() });

async function findOutside(sql: Transaction): Promise<LedgerBreak | undefined> {
  const rows = await sql`
    select coalesce(d.number, d.id::text) as number from public.billing_documents d
    where d.state = 'issued' and not exists (
      select from private.document_chain c where c.document_id = d.id
    )
    limit 1`;
  const found = parseRow(numberRow, rows);
  return found && { ...found, reason: "unchained" };
}

/** A number that was never given. Those lost with what came after a restored backup stand in the log. */
async function findGap(sql: Transaction): Promise<LedgerBreak | undefined> {
  const rows = await sql`
    select s.series || '-' || lpad(n::text, 5, '0') as number
    from private.document_series s, generate_series(1, s.last_sequence) n
    where not exists (
      select from private.document_chain c
      where c.number = s.series || '-' || lpad(n::text, 5, '0')
    ) and not exists (
      select from public.audit_log a
      where a.table_name = 'document_series' and a.row_id = s.series
        and n > (a.changes #>> '{last_sequence,0}')::int
        and n <= (a.changes #>> '{last_sequence,1}')::int
    )
    order by 1 limit 1`;
  const found = parseRow(numberRow, rows);
  return found && { ...found, reason: "gap" };
}
