import { deliveryLabels } from "../../content/mails.ts";

export type Delivered = {
  deliverableId: string;
  title: string;
  number: number;
  /** Null where it belongs to a campaign. */
  projectId: string | null;
  /** The title of the project or campaign. */
  about: string;
};

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
