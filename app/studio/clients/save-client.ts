import { editClientWords } from "../../../content/studio-clients.ts";
import { sharedBackend } from "../../backend/shared-backend.ts";
import { toast } from "../../components/ui/toast.ts";
import type { FormOutcome } from "../parts/dialog-form.tsx";
import { runQuery } from "../read-rows.ts";

const columns = ["display_name", "company_name", "industry", "phone", "website"];

/** Writes the profile on the client's behalf; an empty line empties the field. */
export async function saveClient(id: string, values: Record<string, string>): Promise<FormOutcome> {
  if (values["website"] && !/^https?:\/\//i.test(values["website"]))
    return { fields: { website: editClientWords.badWebsite } };
  const changes = Object.fromEntries(columns.map((column) => [column, values[column] || null]));
  try {
    await runQuery(sharedBackend().from("profiles").update(changes).eq("user_id", id));
  } catch (error) {
    return { failure: error instanceof Error ? error.message : editClientWords.failed };
  }
  toast({ title: editClientWords.saved });
  return null;
}
