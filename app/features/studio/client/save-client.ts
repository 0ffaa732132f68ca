import { editClientWords } from "../../../../content/studio-client.ts";
import type { Profile } from "../../../../domain/account/profile.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { toast } from "../../../ui/toast.ts";
import type { DialogOutcome } from "../parts/dialog-form.tsx";
import { runQuery } from "../../../data/read-rows.ts";

const columns = ["display_name", "company_name", "industry", "phone", "website"] as const;

/** Writes what was changed on the client's behalf, and nothing that they may have changed meanwhile themselves. */
export async function saveClient(
  begun: Profile,
  values: Record<string, string>,
): Promise<DialogOutcome> {
  if (values["website"] && !/^https?:\/\//i.test(values["website"]))
    return { fields: { website: editClientWords.badWebsite } };
  const changes = columns
    .map((column) => [column, values[column] || null] as const)
    .filter(([column, value]) => value !== (begun[column] || null));
  const profiles = sharedBackend().from("profiles");
  try {
    if (changes.length > 0)
      await runQuery(profiles.update(Object.fromEntries(changes)).eq("user_id", begun.user_id));
  } catch (error) {
    return { failure: error instanceof Error ? error.message : editClientWords.failed };
  }
  toast({ title: editClientWords.saved });
  return null;
}
