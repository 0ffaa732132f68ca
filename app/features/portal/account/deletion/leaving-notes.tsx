import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { leavingWords as words } from "../../../../../content/company-leaving.ts";
import { readRows } from "../../../../data/read-rows.ts";
import { sharedBackend } from "../../../../data/shared-backend.ts";

const leavingSchema = z.object({
  company_id: z.string(),
  name: z.string(),
  is_alone: z.boolean(),
  is_last_owner: z.boolean(),
  heir: z.nullable(z.string()),
});

type Leaving = z.infer<typeof leavingSchema>;

/** What becomes of the companies. Nothing to say to somebody whose account is all there is of theirs. */
export function LeavingNotes() {
  const { data = [] } = useQuery({
    queryKey: ["memberships", "leaving"],
    queryFn: () => readRows(sharedBackend().rpc("describe_leaving"), leavingSchema),
  });
  if (data.every(({ is_alone }) => is_alone) && data.length < 2) return null;
  return (
    <ul aria-label={words.list} className="mb-5 text-small text-mist">
      {data.map((company) => (
        <li key={company.company_id} className="border-t border-line py-2.5 last:border-b">
          {describe(company)}
        </li>
      ))}
    </ul>
  );
}

function describe({ name, is_alone, is_last_owner, heir }: Leaving): string {
  if (is_alone) return words.ends(name);
  return is_last_owner && heir ? words.inherits(name, heir) : words.goesOn(name);
}
