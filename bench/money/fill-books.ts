import type postgres from "postgres";

/** Many invoices of a few companies, of which one in fifty is open: past the triggers, which would take minutes. */
export async function fillBooks(
  owner: postgres.Sql,
  { invoices, company }: { invoices: number; company: string },
): Promise<void> {
  await owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`
      insert into public.billing_documents (
        kind, state, company_id, series, content, sequence, number, issued_on, tax_point, due_on,
        net_pence, vat_pence, total_pence, buyer_name, created_at
      )
      select d.kind, 'issued', d.company_id, 'INV', d.content, 1000000 + n, 'INV-' || (1000000 + n),
        current_date - (n / 200), current_date - (n / 200), current_date - (n / 200) + 14,
        d.net_pence, d.vat_pence, d.total_pence, 'Client ' || n % 400, now() - n * interval '5 minutes'
      from generate_series(1, ${invoices}) n, (
        select * from public.billing_documents where company_id = ${company} and kind = 'invoice' limit 1
      ) d`;
    await sql`
      insert into public.document_balances (document_id, company_id, due_on, total_pence, paid_pence)
      select d.id, d.company_id, d.due_on, d.total_pence,
        case when d.sequence % 50 = 0 then 0 else d.total_pence end
      from public.billing_documents d where d.sequence > 1000000`;
  });
  await owner`analyze`;
}
