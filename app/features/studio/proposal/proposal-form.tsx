import { useFormData } from "@conform-to/react/future";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { approachNames, proposalBlockNames } from "../../../../content/proposal-names.ts";
import { proposalEditorWords as words } from "../../../../content/studio-proposal-page.ts";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import {
  approaches,
  type ProposalBlock,
  proposalLimits as limits,
} from "../../../../domain/proposal/content.ts";
import { readDraft } from "../../../form/draft-store.ts";
import { readValues } from "../../../form/form-controls.ts";
import type { SendOutcome } from "../../../form/refusal.ts";
import { type Form, useForm } from "../../../form/use-form.ts";
import {
  createSchema,
  type DraftContent,
  type Proposed,
  sumTypedProposal,
  type TypedProposal,
  type TypedSums,
  writeValues,
} from "./proposal-values.ts";
import {
  TypedDeliverables,
  LineRows,
  MilestoneRows,
  OptionRows,
  StudyRows,
} from "./proposal-rows.tsx";
import { ruled, ruledChoice, RuledField, ruledLine } from "./ruled-field.tsx";
import { SplitTotal } from "./split-total.tsx";
import { useRows } from "./use-rows.ts";

type ProposalFormProps = {
  /** Under which what is typed is kept in this tab. */
  draftId: string;
  stored: DraftContent;
  recipientEmail: string;
  vatRate: 0 | 2000;
  /** What the server has said of fields, until somebody types. */
  refused: Readonly<Record<string, string>>;
  /** Somebody has typed something. */
  onTyped: (typed: TypedProposal) => void;
  /** Something of an earlier visit is back, which was never saved. */
  onKept: (typed: TypedProposal) => void;
  send: (proposed: Proposed, typed: TypedProposal) => Promise<SendOutcome | undefined>;
  onReady: (proposed: Proposed) => void;
  /** What it comes to, how it is kept, and the buttons. */
  children: (aside: {
    sums: TypedSums;
    form: Pick<Form, "failure" | "isBusy">;
    read: () => TypedProposal;
  }) => ReactNode;
};

/** The parts of a proposal in the order in which they are read, to write on. */
export function ProposalForm(props: ProposalFormProps) {
  const { draftId, stored, vatRate, refused, onTyped, send, onReady, children } = props;
  const [defaults] = useState(() => writeValues(stored, props.recipientEmail));
  const [begun] = useState<TypedProposal>(() => {
    const kept = readDraft(draftId).values;
    return Object.keys(kept).length > 0 ? kept : defaults;
  });
  const [schema] = useState(() => createSchema(stored));
  const checked = useForm({
    schema,
    describe: describeAnyFaults,
    keepsValues: true,
    draft: { id: draftId, defaults },
    send: (proposed, { typed }) => send(proposed, readTexts(typed)),
    onSent: onReady,
  });
  const form = { ...checked, errors: { ...refused, ...checked.errors } };
  const { element } = form;
  const typed = useFormData(form.props.id, (data): TypedProposal => readTexts(data), {
    fallback: begun,
  });
  const sums = sumTypedProposal(typed, vatRate);

  const reportKept = useEffectEvent(() => {
    if (begun !== defaults) props.onKept(begun);
  });
  useEffect(() => reportKept(), []);
  useEffect(() => {
    element?.addEventListener("keydown", keepFromSending);
    return () => element?.removeEventListener("keydown", keepFromSending);
  }, [element]);

  const held = { element, begun };
  const scope = useRows("scope", { ...held, first: "line", most: limits.items, isNeeded: true });
  const deliverables = useRows("deliverables", { ...held, first: "title", most: limits.items });
  const milestones = useRows("milestones", {
    ...held,
    first: "title",
    most: limits.milestones,
    isNeeded: true,
  });
  const options = useRows("options", { ...held, first: "title", most: limits.options });
  const exclusions = useRows("exclusions", { ...held, first: "line", most: limits.items });
  const studies = useRows("case_studies", { ...held, first: "slug", most: limits.caseStudies });

  const input = (name: string, label: string, more: React.ComponentProps<"input"> = {}) => (
    <RuledField form={form} name={name} label={label}>
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          defaultValue={begun[name]}
          {...more}
          className={ruledLine}
        />
      )}
    </RuledField>
  );
  const written = { form, begun };

  return (
    <form
      {...form.props}
      onInput={(event) => {
        form.props.onInput(event);
        onTyped(readValues(event.currentTarget));
      }}
      className="grid grid-cols-1 gap-x-[clamp(2rem,4vw,4.5rem)] gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(16rem,20rem)]"
    >
      <div className="@container min-w-0 max-w-[58rem]">
        <RuledField form={form} name="title" label={words.title} isQuiet>
          {(control) => (
            <textarea
              {...control}
              rows={1}
              maxLength={limits.title}
              placeholder={words.title}
              defaultValue={begun["title"]}
              className={`${ruled} field-sizing-content resize-none pb-2 font-display text-title font-[350] font-stretch-125% tracking-[-0.01em]`}
            />
          )}
        </RuledField>
        <div className="grid gap-x-8 gap-y-4 pt-4 pb-8 @min-[40rem]:grid-cols-3">
          {input("client_name", words.clientName, { maxLength: limits.name })}
          {input("recipient_name", words.recipientName, { maxLength: limits.name })}
          {input("recipient_email", words.recipientEmail, { type: "email", maxLength: 254 })}
        </div>

        <Part name="aim">
          <RuledField form={form} name="aim" label={words.aim} hint={words.aimHint}>
            {(control) => (
              <textarea
                {...control}
                rows={3}
                maxLength={limits.text}
                defaultValue={begun["aim"]}
                className={`${ruled} field-sizing-content max-h-[60vh] min-h-24 resize-y py-2 text-large/[1.55]`}
              />
            )}
          </RuledField>
        </Part>
        <Part name="approach">
          <div className="grid gap-x-8 gap-y-4 @min-[40rem]:grid-cols-[12rem_minmax(0,1fr)]">
            <RuledField form={form} name="approach" label={words.approach}>
              {(control) => (
                <select {...control} defaultValue={begun["approach"]} className={ruledChoice}>
                  {approaches.map((value) => (
                    <option key={value} value={value}>
                      {approachNames[value]}
                    </option>
                  ))}
                </select>
              )}
            </RuledField>
            {input("approach_note", words.approachNote, { maxLength: limits.text })}
          </div>
        </Part>
        <Part name="scope" hint={words.scopeHint}>
          <LineRows {...written} rows={scope} />
        </Part>
        <Part name="deliverables">
          <TypedDeliverables {...written} rows={deliverables} milestones={sums.instalments} />
        </Part>
        <Part name="milestones">
          <SplitTotal
            titles={sums.instalments.map(({ title }) => title)}
            onSplit={milestones.replace}
          />
          <MilestoneRows {...written} rows={milestones} typed={typed} />
        </Part>
        <Part name="options" hint={words.optionsHint}>
          <OptionRows {...written} rows={options} />
        </Part>
        <Part name="exclusions" hint={words.exclusionsHint}>
          <LineRows {...written} rows={exclusions} />
        </Part>
        <Part name="work">
          <StudyRows {...written} rows={studies} />
        </Part>
        <Part name="terms">
          <div className="grid grid-cols-2 gap-x-8 gap-y-4 @min-[40rem]:grid-cols-[12rem_12rem]">
            {input("valid_until", words.validUntil, { type: "date" })}
            {input("terms_days", words.termsDays, { inputMode: "numeric", maxLength: 2 })}
          </div>
        </Part>
      </div>
      {children({ sums, form, read: () => (element ? readValues(element) : begun) })}
    </form>
  );
}

/** One part of it, its name in the margin where there is one. */
function Part({
  name,
  hint,
  children,
}: {
  name: ProposalBlock;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={`part-${name}`}
      className="grid gap-x-8 gap-y-3 border-t border-line py-7 @min-[48rem]:grid-cols-[9.5rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`part-${name}`} className="text-small/[1.45] text-amber-bright">
          {proposalBlockNames[name]}
        </h2>
        {hint && <p className="pt-1 text-caption text-mist">{hint}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** Enter in a line is no decision to send. */
function keepFromSending(event: KeyboardEvent) {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}

function readTexts(typed: Iterable<[string, FormDataEntryValue]>): TypedProposal {
  return Object.fromEntries(
    [...typed].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
