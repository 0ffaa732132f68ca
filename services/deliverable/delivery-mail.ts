import { z } from "zod";
import { deliveryLabels } from "../../content/mail.ts";
import { askedCompany, tabAddress } from "../../content/portal-address.ts";

export const deliveredRow = z.object({
  deliverableId: z.string(),
  title: z.string(),
  number: z.number(),
  /** Null where it belongs to a campaign. */
  projectId: z.string().nullable(),
  /** The title of the project or campaign. */
  about: z.string(),
});

type Delivered = z.infer<typeof deliveredRow>;

type Located = Pick<Delivered, "deliverableId" | "projectId"> & { companyId: string };

/** Where the client looks at it. */
export function clientAddress(
  siteUrl: string,
  { companyId, deliverableId, projectId }: Located,
): string {
  const place = { [askedCompany]: companyId, deliverable: deliverableId };
  return (
    siteUrl +
    (projectId
      ? tabAddress("projects", { ...place, project: projectId })
      : tabAddress("pr-campaigns", place))
  );
}

type Values = Partial<Record<keyof typeof deliveryLabels, string>>;

export function listDeliveryFields(values: Values) {
  const given: Partial<Record<string, string>> = values;
  return Object.entries(deliveryLabels).flatMap(([name, label]) => {
    const value = given[name];
    return value ? [{ label, value }] : [];
  });
}
