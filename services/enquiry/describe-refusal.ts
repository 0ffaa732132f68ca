import { formAnswers } from "../../content/form-answers.ts";

export type RefusedEnquiry = { error: string; fields: Record<string, string> };

/** In plain words, for where nothing better can be shown. */
export function describeRefusal({ error, fields }: RefusedEnquiry): string {
  const lines = Object.values(fields);
  return [...(lines.length > 0 ? lines : [error]), "", formAnswers.goBack, ""].join("\n");
}
