import { z } from "zod";
import { deliveryLabels } from "../../content/mail.ts";

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

/** Where the client looks at it. */
export function clientAddress(
  siteUrl: string,
  { deliverableId, projectId }: Pick<Delivered, "deliverableId" | "projectId">,
): string {
  const parameters = new URLSearchParams({
    tab: projectId ? "projects" : "pr-campaigns",
    ...(projectId && { project: projectId }),
    deliverable: deliverableId,
  });
  return `${siteUrl}/dashboard?${parameters}`;
}

type Values = Partial<Record<keyof typeof deliveryLabels, string>>;

export function listDeliveryFields(values: Values) {
  const given: Partial<Record<string, string>> = values;
  return Object.entries(deliveryLabels).flatMap(([name, label]) => {
    const value = given[name];
    return value ? [{ label, value }] : [];
  });
}
