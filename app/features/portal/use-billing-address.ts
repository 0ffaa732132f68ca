import { billingAddress } from "../../../content/portal-address.ts";
import { usePreview } from "./preview.ts";

/** Where documents are found. It is a page of its own, so staff who look at a client's dashboard take along whose it is. */
export function useBillingAddress(): (extras?: Record<string, string>) => string {
  const preview = usePreview();
  const seen = preview && { preview: preview.client, as: preview.person.user_id };
  return (extras) => billingAddress({ ...seen, ...extras });
}
