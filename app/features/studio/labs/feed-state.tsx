import { studioLabs } from "../../../../content/studio-labs.ts";
import { useAction } from "../../../ui/use-action.ts";
import { cx } from "../../../ui/cx.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { type LabsFeed, refreshLabs } from "./labs-rows.ts";
import { Gate } from "../access/gate.tsx";

type FeedStateProps = { feed: LabsFeed | null | undefined; onRefreshed: () => Promise<void> };

const label = "text-caption text-mist";
const value = "max-w-136 wrap-anywhere";

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
    <section
      className="mb-5 flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-y border-line py-4"
      aria-label={studioLabs.source}
    >
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        <div>
          <dt className={label}>{studioLabs.source}</dt>
          <dd className={value}>
            {feed?.source.startsWith("http") ? feed.source : studioLabs.ownFeed}
          </dd>
          <dd className={cx(value, "text-mist")}>
            {feed?.checked_at
              ? studioLabs.asked(Date.parse(feed.checked_at))
              : studioLabs.neverAsked}
          </dd>
        </div>
        <div>
          <dt className={label}>{studioLabs.lastError}</dt>
          <dd className={cx(value, feed?.last_error ? "text-amber-bright" : undefined)}>
            {feed?.last_error ?? studioLabs.noError}
          </dd>
        </div>
      </dl>
      <Gate deed="labs">
        <Button variant="secondary" busy={isBusy} onClick={run}>
          {studioLabs.refresh}
        </Button>
      </Gate>
    </section>
  );
}
