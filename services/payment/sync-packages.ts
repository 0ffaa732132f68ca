import { prPackages } from "../../content/pr-packages.ts";
import type { Database } from "../../runtime/database/types.ts";

/** Makes `pr_packages` say what `content/pricing.ts` says. One that is gone stays while campaigns or payments name it. */
export async function syncPackages(database: Pick<Database, "asOwner">): Promise<void> {
  const rows = prPackages.map((each, position) => ({ ...each, position }));
  await database.asOwner(async (sql) => {
    await sql`
      insert into pr_packages (id, name, price_gbp, features, description, icon, position)
      select id, name, price_gbp, features, description, icon, position
      from jsonb_to_recordset(${sql.json(rows)}) as t (
        id text, name text, price_gbp numeric, features text[], description text, icon text,
        position smallint
      )
      on conflict (id) do update set
        (name, price_gbp, features, description, icon, position) = (
          excluded.name, excluded.price_gbp, excluded.features, excluded.description,
          excluded.icon, excluded.position
        )
      where row(
        pr_packages.name, pr_packages.price_gbp, pr_packages.features, pr_packages.description,
        pr_packages.icon, pr_packages.position
      ) is distinct from row(
        excluded.name, excluded.price_gbp, excluded.features, excluded.description,
        excluded.icon, excluded.position
      )`;
    await sql`
      delete from pr_packages p
      where id <> all(${rows.map((row) => row.id)}::text[])
        and not exists (select 1 from pr_campaigns where package_id = p.id)
        and not exists (select 1 from eth_payments where package_id = p.id)`;
  });
}
