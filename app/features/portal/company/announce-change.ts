import { companyWords } from "../../../../content/company.ts";
import { currentOf, type MyCompany } from "../../../../domain/company/my-company.ts";
import { toast } from "../../../ui/toast.ts";

/** From the company that was on show to the one that is. */
export function announceChange(last: MyCompany, companies: readonly MyCompany[]): void {
  const isMember = companies.some(({ company_id }) => company_id === last.company_id);
  if (!isMember) toast({ title: companyWords.left(last.name) });
  const now = currentOf(companies);
  if (now) toast({ title: companyWords.changedOver(now.name) });
}
