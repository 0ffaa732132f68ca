import { useState } from "react";
import { Link } from "react-router";
import { reviewAddress } from "../../../../content/review-address.ts";
import { studioReviewWords as words } from "../../../../content/studio-review.ts";
import { exportForms, type ExportForm } from "../../../../domain/review/export-request.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { saveFileAnswer } from "../../file/save-answer.ts";
import type { DeliverableOwner } from "../deliverable/read-deliverables.ts";
import { WhoMay } from "../access/gate.tsx";
import { FailedState, LoadingRows } from "../parts/list-states.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { WorkHeading } from "../parts/work.tsx";
import { mostThreads, readReview, type ReviewView, type VersionThreads } from "./read-review.ts";
import { ReviewThread } from "./review-thread.tsx";

const views = ["open", "resolved"] as const satisfies readonly ReviewView[];

/** All that was said of what one project or campaign has delivered, by version, to be answered and resolved here. */
export function ReviewBoard({ owner }: { owner: DeliverableOwner }) {
  const [view, setView] = useState<ReviewView>("open");
  const list = useLoaded(
    ["review_comments", owner.kind, owner.id, view],
    () => readReview(owner, view),
    {
      tables: ["deliverable_media"],
    },
  );
  return (
    <section aria-labelledby="comments-heading">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <WorkHeading id="comments-heading">{words.heading}</WorkHeading>
        <fieldset aria-label={words.views} className="flex gap-2">
          {views.map((each) => (
            <Button
              key={each}
              size="slim"
              variant={each === view ? "secondary" : "quiet"}
              aria-pressed={each === view}
              onClick={() => setView(each)}
            >
              {words[each]}
            </Button>
          ))}
        </fieldset>
      </header>
      <WhoMay deed="reviews" />
      {list.state === "loading" && <LoadingRows count={2} />}
      {list.state === "failed" && (
        <FailedState error={list.error} onRetry={() => void list.reload()} />
      )}
      {list.value?.versions.length === 0 && <p className="text-mist">{words.none[view]}</p>}
      {list.value?.versions.map((of) => (
        <VersionBoard key={of.version.id} of={of} onChanged={list.reload} />
      ))}
      {list.value?.hasMore && <p className="py-3 text-mist">{words.more(mostThreads)}</p>}
    </section>
  );
}

type VersionBoardProps = { of: VersionThreads; onChanged: () => Promise<void> };

function VersionBoard({ of, onChanged }: VersionBoardProps) {
  const { deliverable, version, media, threads } = of;
  const forms = media?.kind === "film" ? exportForms : (["csv"] as const);
  return (
    <section className="mb-6">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h4 className="font-medium">
          <Link to={reviewAddress({ deliverable: deliverable.id, version: version.number })}>
            {words.version(deliverable.title, version.number)}
          </Link>
        </h4>
        <div className="flex flex-wrap gap-x-2">
          {forms.map((form) => (
            <ExportButton key={form} form={form} of={of} />
          ))}
        </div>
      </header>
      <ol>
        {threads.map((thread) => (
          <ReviewThread key={thread.comment.id} of={of} thread={thread} onChanged={onChanged} />
        ))}
      </ol>
    </section>
  );
}

function ExportButton({ form, of }: { form: ExportForm; of: VersionThreads }) {
  const name = words.exportNames[form];
  const { isBusy, run } = useAction(async () => {
    const asked = new URLSearchParams({ version: of.version.id, as: form });
    const description = await saveFileAnswer(`review-export?${asked}`);
    if (description) toast({ title: words.exportFailed, description, variant: "destructive" });
  });
  return (
    <Button
      size="slim"
      variant="quiet"
      busy={isBusy}
      aria-label={words.exportOne(name, words.version(of.deliverable.title, of.version.number))}
      onClick={run}
    >
      {name}
    </Button>
  );
}
