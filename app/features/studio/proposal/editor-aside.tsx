import { formatToThePenny } from "../../../../content/money.ts";
import { proposalEditorWords as words } from "../../../../content/studio-proposal-page.ts";
import type { Form } from "../../../form/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import type { TypedSums } from "./proposal-values.ts";
import type { SaveState } from "./use-autosave.ts";

type EditorAsideProps = {
  sums: TypedSums;
  hasVat: boolean;
  agreedPence: number | null;
  state: SaveState;
  refusal: string | undefined;
  form: Pick<Form, "failure" | "isBusy">;
  onPreview: () => void;
};

const saveWords: Record<SaveState, string> = {
  saved: words.saved,
  waiting: words.unsaved,
  saving: words.saving,
  failed: words.notSaved,
  incomplete: words.unsavedAddress,
};

/** What it comes to at this moment, whether it is kept, and the way out: always in view. */
export function EditorAside(props: EditorAsideProps) {
  const { sums, hasVat, agreedPence, state, refusal, form, onPreview } = props;
  const { instalments, net_pence, vat_pence, total_pence, chosenCount } = sums;
  return (
    <aside
      aria-label={words.sums}
      className="sticky bottom-0 z-2 -mx-4 self-start border-t border-line bg-night px-4 py-3 lg:top-6 lg:bottom-auto lg:mx-0 lg:border-t-2 lg:border-amber lg:px-0 lg:pt-5"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 lg:grid lg:gap-1">
        <p className="text-caption text-mist">
          {agreedPence === null ? words.total : words.added}
          {hasVat && agreedPence === null && <span className="sr-only">, {words.vat}</span>}
        </p>
        <output className="block font-display text-subheading/[1.1] font-stretch-118% tabular-nums max-lg:order-first max-lg:w-full lg:text-section/[1.1]">
          {formatToThePenny(hasVat ? total_pence : net_pence)}
        </output>
      </div>
      <dl className="grid gap-y-1 pt-4 tabular-nums max-lg:hidden">
        {instalments
          .filter(({ total_pence: pence }) => pence > 0)
          .map(({ key, title, net_pence: pence }, index) => (
            <Line key={key} label={title || words.milestone(index + 1)} pence={pence} />
          ))}
        {hasVat && (
          <>
            <Line label={words.net} pence={net_pence} isRuled />
            <Line label={words.vat} pence={vat_pence} />
          </>
        )}
        {agreedPence !== null && (
          <>
            <Line label={words.agreedBefore} pence={agreedPence} isRuled />
            <Line label={words.withThis} pence={agreedPence + net_pence} />
          </>
        )}
      </dl>
      {chosenCount > 0 && (
        <p className="pt-2 text-caption text-mist max-lg:hidden">{words.options(chosenCount)}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 pt-3 lg:pt-6">
        <Button type="submit" busy={form.isBusy}>
          {words.send}
        </Button>
        <Button size="small" variant="quiet" onClick={onPreview}>
          {words.preview}
        </Button>
        <output
          className={cx("text-caption lg:w-full", state === "failed" ? "text-danger" : "text-mist")}
        >
          {[saveWords[state], refusal].filter(Boolean).join(" ")}
        </output>
      </div>
      {form.failure && (
        <p role="alert" className="pt-2 text-small text-danger">
          {form.failure}
        </p>
      )}
      <p className="pt-4 text-caption text-mist max-lg:hidden pointer-coarse:hidden">
        {words.keys}
      </p>
    </aside>
  );
}

type LineProps = { label: string; pence: number; isRuled?: boolean };

function Line({ label, pence, isRuled = false }: LineProps) {
  return (
    <div className={cx("flex justify-between gap-4", isRuled && "mt-2 border-t border-line pt-2")}>
      <dt className="min-w-0 truncate text-mist">{label}</dt>
      <dd>{formatToThePenny(pence)}</dd>
    </div>
  );
}
