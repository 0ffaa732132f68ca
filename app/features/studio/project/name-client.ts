import { studioProjectWords } from "../../../../content/studio-project.ts";

type Named = { display_name: string | null; company_name: string | null } | null;

/** By the company, where there is one, and by the person. */
export function nameClient(client: Named): string {
  const names = [client?.company_name, client?.display_name].filter(Boolean);
  return names.join(", ") || studioProjectWords.noClient;
}
