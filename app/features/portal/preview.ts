import { createContext, use } from "react";
import type { CompanyPerson } from "../../../domain/company/company-person.ts";

/** Whose dashboard staff look at: that of a client, as one of its people sees it. */
export type Preview = {
  client: string;
  person: CompanyPerson;
  /** Everybody as whom it can be seen. */
  people: readonly CompanyPerson[];
  company: PreviewedCompany;
};

type PreviewedCompany = {
  name: string;
  industry: string | null;
  website: string | null;
  closing_due_at: string | null;
};

export const PreviewContext = createContext<Preview | null>(null);

/** Null for clients themselves. In a preview nothing that acts is shown; the backend refuses the rest. */
export function usePreview(): Preview | null {
  return use(PreviewContext);
}
