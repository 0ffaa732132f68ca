import { useMay } from "../company/company.ts";
import { usePreview } from "../preview.ts";

/** Whether somebody works on the project with us: a member of the company, who is there themselves. */
export function useMayWrite(): boolean {
  const isMember = useMay("member");
  const preview = usePreview();
  return isMember && preview === null;
}
