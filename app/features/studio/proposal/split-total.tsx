import { useState } from "react";
import { proposalEditorWords as words } from "../../../../content/studio-proposal-page.ts";
import { readHundredths, writeDecimal } from "../../../../domain/billing/read-hundredths.ts";
import { type Split, splits, splitTotal } from "../../../../domain/proposal/split-total.ts";
import { Button } from "../../../ui/button.tsx";
import { RuledField, ruled } from "./ruled-field.tsx";
import type { TypedProposal } from "./proposal-values.ts";

const kinds = Object.keys(splits).filter((name): name is Split => Object.hasOwn(splits, name));

type SplitTotalProps = {
  /** What each milestone is called so far. */
  titles: readonly string[];
  onSplit: (milestones: readonly TypedProposal[]) => void;
};

/** One total becomes milestones: the deposit that everybody forgets, in two steps. */
export function SplitTotal({ titles, onSplit }: SplitTotalProps) {
  const [typed, setTyped] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const [said, setSaid] = useState("");

  function split(kind: Split) {
    const pence = readHundredths(typed);
    setIsMissing(!pence);
    if (!pence) return;
    const named: readonly string[] = words.splitTitles[kind];
    const parts = splitTotal(pence, kind);
    // As many as there are keep their names.
    const isSame = parts.length === titles.length;
    onSplit(
      parts.map((part, index) => ({
        title: (isSame && titles[index]) || (named[index] ?? ""),
        pounds: writeDecimal(part),
        trigger: index === 0 ? "signing" : "approval",
      })),
    );
    setSaid(words.splitDone);
  }

  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3 bg-deep px-4 py-3">
      <RuledField
        form={{ errors: { total: isMissing ? words.splitMissing : undefined } }}
        name="total"
        label={words.splitTotal}
        className="w-36"
      >
        {(control) => (
          // Without a name: it is no part of the proposal.
          <input
            {...control}
            name={undefined}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className={`${ruled} min-h-9 border-b border-edge text-large/normal tabular-nums`}
          />
        )}
      </RuledField>
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">{words.split}</legend>
        {kinds.map((kind) => (
          <Button key={kind} size="compact" variant="secondary" onClick={() => split(kind)}>
            {words.splits[kind]}
          </Button>
        ))}
      </fieldset>
      <output className="sr-only">{said}</output>
    </div>
  );
}
