import { payWords } from "../../../../content/billing.ts";
import { hasRole } from "../../../../domain/company/role.ts";
import { usePeople } from "../company/use-people.ts";

/** For those whose role does not pay: whose does. */
export function WhoPays() {
  const { data = [] } = usePeople();
  const names = data.filter(({ role }) => hasRole(role, "approver")).map(({ name }) => name);
  return <p className="text-small text-mist">{payWords.others(names)}</p>;
}
