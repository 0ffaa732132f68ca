import {
  enquiryAction,
  enquiryFunction,
  type EnquiryKind,
} from "../../domain/enquiry/enquiry-form.ts";

/** Where a form posts without scripts: this site's server, or the function where there is none. */
export function formAction(kind: EnquiryKind): string {
  const hosted = process.env.SUPABASE_URL;
  return hosted ? `${hosted}/functions/v1/${enquiryFunction}?kind=${kind}` : enquiryAction(kind);
}
