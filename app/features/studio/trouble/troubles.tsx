import { useQuery } from "@tanstack/react-query";
import { explainTrouble, nameTrouble, troubleWords as words } from "../../../../content/trouble.ts";
import { listRemedies } from "../../../../domain/trouble/trouble.ts";
import { explainError } from "../../../data/explain-error.ts";
import { useRefresh } from "../../../data/use-refresh.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { StudioTime } from "../parts/studio-time.tsx";
import { readTroubles, settleTrouble, type OpenTrouble } from "./trouble-rows.ts";

/** What is wrong just now, above every area. Nothing where nothing is, or where it cannot be read: then the areas say so. */
export function Troubles() {
  const { data: troubles = [] } = useQuery({
    queryKey: ["troubles", "open"],
    queryFn: readTroubles,
    refetchOnWindowFocus: "always",
  });
  return (
    <section aria-label={words.title} aria-live="polite">
      {troubles.length > 0 && (
        <ul className="mb-6 grid gap-px border-l-2 border-danger">
          {troubles.map((trouble) => (
            <TroubleLine key={trouble.id} trouble={trouble} />
          ))}
        </ul>
      )}
    </section>
  );
}

function TroubleLine({ trouble }: { trouble: OpenTrouble }) {
  const refresh = useRefresh();
  const { isBusy, run } = useAction(async (again: boolean) => {
    try {
      await settleTrouble(trouble.id, again);
      toast({ title: again ? words.triedAgain : words.hasLetGo });
    } catch (error) {
      const description = explainError(error);
      toast({ title: words.failed, description, variant: "destructive" });
    }
    await refresh("troubles");
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 bg-tide px-4 py-3">
      <div className="max-w-prose min-w-0 wrap-anywhere">
        <p className="text-paper">{nameTrouble(trouble)}</p>
        <p className="text-mist">{explainTrouble(trouble)}</p>
        <p className="text-caption text-mist">
          {words.since} <StudioTime at={trouble.began_at} />
        </p>
      </div>
      <div className="flex flex-wrap gap-x-4">
        {listRemedies(trouble).map((remedy) => (
          <Button
            key={remedy}
            size="slim"
            variant="quiet"
            busy={isBusy}
            onClick={() => run(remedy === "again")}
          >
            {remedy === "again" ? words.again : words.letGo}
          </Button>
        ))}
      </div>
    </li>
  );
}
