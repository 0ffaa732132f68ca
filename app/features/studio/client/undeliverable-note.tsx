import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { formatAgo } from "../../../../content/ago.ts";
import { undeliverableWords as words } from "../../../../content/studio-client-page.ts";
import { explainError } from "../../../data/explain-error.ts";
import { readRows, runQuery } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { useNow } from "../parts/use-now.ts";
import { ClientNote } from "./client-note.tsx";

const undeliverableRow = z.object({
  id: z.string(),
  reason: z.string(),
  since: z.string(),
  user_id: z.nullable(z.string()),
});

/** Where mail does not reach somebody: why, since when, and the word to try again. */
export function UndeliverableNote({ person }: { person: string }) {
  const now = useNow();
  const { data = [], refetch } = useQuery({
    queryKey: ["undeliverable_addresses"],
    queryFn: () => readRows(sharedBackend().rpc("list_undeliverable"), undeliverableRow),
  });
  const { isBusy, run } = useAction(async (address: string) => {
    try {
      await runQuery(sharedBackend().rpc("clear_undeliverable", { address }));
      toast({ title: words.cleared });
    } catch (error) {
      const description = explainError(error);
      toast({ title: words.failed, description, variant: "destructive" });
    }
    await refetch();
  });
  const found = data.find(({ user_id }) => user_id === person);
  if (!found) return null;
  return (
    <ClientNote>
      {words.note(formatAgo(found.since, now), found.reason)}{" "}
      <Button size="slim" variant="quiet" busy={isBusy} onClick={() => run(found.id)}>
        {words.clear}
      </Button>
    </ClientNote>
  );
}
