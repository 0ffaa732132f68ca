import { studioLabs } from "../../../../content/studio-labs.ts";
import { useAction } from "../../../ui/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { type LabsFeed, refreshLabs } from "./labs-rows.ts";

type FeedStateProps = { feed: LabsFeed | null | undefined; onRefreshed: () => Promise<void> };

export function FeedState({ feed, onRefreshed }: FeedStateProps) {
  const { isBusy, run } = useAction(async () => {
    const failure = await refreshLabs();
    await onRefreshed();
    if (failure === null) toast({ title: studioLabs.refreshed });
    else {
      toast({ title: studioLabs.notRefreshed, description: failure, variant: "destructive" });
    }
  });

  return (
    <section className="labs-feed" aria-label={studioLabs.source}>
      <dl>
        <div>
          <dt>{studioLabs.source}</dt>
          <dd>{feed?.source.startsWith("http") ? feed.source : studioLabs.ownFeed}</dd>
          <dd>
            {feed?.checked_at
              ? studioLabs.asked(Date.parse(feed.checked_at))
              : studioLabs.neverAsked}
          </dd>
        </div>
        <div data-failed={feed?.last_error ? true : undefined}>
          <dt>{studioLabs.lastError}</dt>
          <dd>{feed?.last_error ?? studioLabs.noError}</dd>
        </div>
      </dl>
      <Button variant="secondary" busy={isBusy} onClick={run}>
        {studioLabs.refresh}
      </Button>
    </section>
  );
}
