import { z } from "zod";
import { deliveryLabels } from "../../content/mail.ts";

export const deliveredRow = z.object({
  title: z.string(),
  number: z.number(),
  /** The title of the project or campaign. */
  about: z.string(),
});

type Values = Partial<Record<keyof typeof deliveryLabels, string>>;

export function listDeliveryFields(values: Values) {
  const given: Partial<Record<string, string>> = values;
  return Object.entries(deliveryLabels).flatMap(([name, label]) => {
    const value = given[name];
    return value ? [{ label, value }] : [];
  });
}
