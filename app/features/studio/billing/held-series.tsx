import * as z from "zod/mini";
import { seriesWords as words } from "../../../../content/studio-billing.ts";
import { explainError } from "../../../data/explain-error.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { useRefresh } from "../../../data/use-refresh.ts";
import { toast } from "../../../ui/toast.ts";
import { useSignInAgain } from "../../account/sign-in-again/use-sign-in-again.ts";
import { Gate } from "../access/gate.tsx";
import { DeedDialog } from "./deed-dialog.tsx";
import { DeedForm } from "./deed-form.tsx";
import { readSequence, type Series, sequenceOf, useSeries, writeNumber } from "./series.ts";

/** After an older backup: which numbers wait, and the question that lets them go on. */
export function HeldSeries() {
  const { value = [] } = useSeries();
  const held = value.filter(({ held_since }) => held_since !== null);
  if (held.length === 0) return null;
  return (
    <section
      aria-labelledby="held-series"
      className="mb-6 grid gap-3 border-l-2 border-amber bg-tide px-5 py-4"
    >
      <h2 id="held-series" className="text-body/[1.45]">
        {words.heading}
      </h2>
      <p className="max-w-prose text-mist">{words.text}</p>
      <ul>
        {held.map((each) => (
          <li
            key={each.series}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-2 tabular-nums"
          >
            {words.last(each.last_number)}
            <Gate deed="invoices">
              <DeedDialog
                id={`confirm-${each.series}`}
                label={words.confirm(each.series)}
                title={words.title(each.series)}
                does={words.does}
              >
                {(close) => <SeriesForm held={each} onClose={close} />}
              </DeedDialog>
            </Gate>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SeriesForm({ held, onClose }: { held: Series; onClose: () => void }) {
  const attempt = useSignInAgain();
  const refresh = useRefresh();
  const { series, last_number } = held;
  const least = sequenceOf(last_number);
  const last = z.pipe(
    z.string(),
    z.transform((typed, context) => {
      const sequence = readSequence(series, typed);
      if (sequence !== null && sequence >= least) return sequence;
      const message = sequence === null ? words.malformed : words.tooLow(last_number);
      context.issues.push({ code: "custom", input: typed, message });
      return z.NEVER;
    }),
  );
  return (
    <DeedForm
      fields={[
        {
          name: "last",
          label: words.field,
          hint: words.hint(last_number),
          defaultValue: last_number,
          maxLength: 20,
        },
      ]}
      schema={z.object({ last })}
      changes={({ last: typed = "" }) => {
        const sequence = readSequence(series, typed);
        return [
          { label: words.after, value: sequence !== null && writeNumber(series, sequence + 1) },
        ];
      }}
      send={async (values) => {
        const asked = { asked: series, last_sent: values.last };
        const { error } = await attempt(() => sharedBackend().rpc("confirm_series", asked));
        if (error) return { message: explainError(error) };
        toast({ title: words.confirmed(series) });
        void refresh("billing_documents");
        return undefined;
      }}
      action={words.confirm(series)}
      onClose={onClose}
    />
  );
}
