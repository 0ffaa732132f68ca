import { useState } from "react";
import { calendarCallWords, sourceWords as words } from "../../../../content/studio-calendar.ts";
import { formatStudioTime } from "../../../../content/studio-times.ts";
import { bookingLimits, calendarRequests } from "../../../../domain/booking/requests.ts";
import type { BusySource } from "../../../../domain/booking/source.ts";
import * as z from "zod/mini";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { toast } from "../../../ui/toast.ts";
import { Gate } from "../access/gate.tsx";
import { refuseForm } from "../parts/ask-function.ts";
import { DialogForm } from "../parts/dialog-form.tsx";
import { FailedState, LoadingRows } from "../parts/list-states.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { fetchSources, useCalendarDeed } from "./manage-calendar.ts";
import { HoursHeading } from "./hours-heading.tsx";
import { RemoveButton } from "./remove-button.tsx";

const schema = z.omit(calendarRequests["add-source"], { action: true });

/** Whose calendars keep a time from being free, and whether they can be read. */
export function SourcesPart() {
  const [isAdding, setIsAdding] = useState(false);
  const read = useLoaded(["busy_sources", "all"], () => fetchSources());
  const deed = useCalendarDeed();
  return (
    <section aria-labelledby="busy-sources">
      <HoursHeading id="busy-sources">{words.heading}</HoursHeading>
      <p className="mb-4 max-w-prose text-mist">{words.text}</p>
      {read.state === "failed" && (
        <FailedState error={read.error} onRetry={() => void read.reload()} />
      )}
      {read.state === "loading" && <LoadingRows count={2} />}
      {read.value?.sources.length === 0 && (
        <p className="border-y border-line py-3 text-mist">{words.none}</p>
      )}
      <ul className="border-line not-empty:border-b">
        {read.value?.sources.map((source) => (
          <SourceRow key={source.id} source={source} onChanged={() => void read.reload()} />
        ))}
      </ul>
      <Gate deed="calendar">
        <p className="mt-4">
          <Button
            size="small"
            variant="secondary"
            aria-haspopup="dialog"
            onClick={() => setIsAdding(true)}
          >
            {words.add}
          </Button>
        </p>
      </Gate>
      {isAdding && (
        <DialogForm
          id="add-source"
          title={words.title}
          description={words.about}
          fields={[
            {
              name: "name",
              label: words.name,
              required: true,
              maxLength: bookingLimits.sourceName,
            },
            { name: "address", label: words.address, required: true, autoComplete: "off" },
          ]}
          schema={schema}
          submitLabel={words.send}
          open
          onOpenChange={setIsAdding}
          send={async (values) => {
            const { error } = await deed({ action: "add-source", ...values });
            if (error) return refuseForm(error);
            void read.reload();
            return undefined;
          }}
        />
      )}
    </section>
  );
}

const lights: Record<BusySource["state"], string> = {
  waiting: "before:border-edge",
  good: "before:border-success before:bg-success",
  failed: "before:border-danger before:bg-danger",
};

type SourceRowProps = { source: BusySource; onChanged: () => void };

function SourceRow({ source, onChanged }: SourceRowProps) {
  const deed = useCalendarDeed();
  const { id, name, host, state, fault, goodAt } = source;
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-8 gap-y-1 border-t border-line py-2">
      <span className="min-w-44 wrap-anywhere">
        {name} <span className="block text-caption text-mist">{host}</span>
      </span>
      <span className="mr-auto">
        <span
          className={cx(
            "inline-flex items-center gap-2 before:size-1.75 before:flex-none before:rounded-round before:border",
            lights[state],
          )}
        >
          {words.state[state]}
          {goodAt && (
            <span className="text-mist tabular-nums">
              {words.goodAt(formatStudioTime(Date.parse(goodAt)))}
            </span>
          )}
        </span>
        {state === "failed" && (
          <span className="block text-caption text-mist">
            {fault && words.fault[fault]} {goodAt && words.keeps}
          </span>
        )}
      </span>
      <Gate deed="calendar">
        <RemoveButton
          id={id}
          what={name}
          title={words.removeTitle}
          text={words.removeText}
          onRemove={async () => {
            const { error } = await deed({ action: "remove-source", id });
            if (error)
              toast({
                title: calendarCallWords.failed,
                description: error.error,
                variant: "destructive",
              });
            onChanged();
          }}
        />
      </Gate>
    </li>
  );
}
