import { enquiryAction, type EnquiryKind } from "../../../domain/enquiry/enquiry-form.ts";

/** Where a form posts without scripts: this site's server, or the function where there is none. */
export function formAction(kind: EnquiryKind): string {
  return enquiryAction(kind, process.env.SUPABASE_URL);
}
