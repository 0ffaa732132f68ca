import { studioTriggerWords } from "../../../../content/studio-milestone.ts";
import type { ClipboardEvent, ComponentProps } from "react";
import { caseStudyCards } from "../../../../content/case-studies/cards.ts";
import { proposalEditorWords as words } from "../../../../content/studio-proposal-page.ts";
import { milestoneTriggers } from "../../../../domain/milestone/trigger.ts";
import { proposalLimits as limits } from "../../../../domain/proposal/content.ts";
import { nameProposalControl, type TypedProposal } from "./proposal-values.ts";
import { RowList } from "./row-list.tsx";
import { ruled, ruledChoice, RuledField } from "./ruled-field.tsx";
import type { Rows } from "./use-rows.ts";

type RowsProps = {
  form: { errors: Readonly<Partial<Record<string, string>>> };
  rows: Rows;
  /** What the form begins with. */
  begun: TypedProposal;
};

type Milestone = { key: string; title: string };

export function TypedDeliverables({
  milestones,
  ...props
}: RowsProps & { milestones: readonly Milestone[] }) {
  return (
    <RowList rows={props.rows} nameOf={words.deliverable}>
      {(row) => (
        <div className="grid gap-x-6 gap-y-1 py-2.5 @min-[30rem]:grid-cols-[minmax(0,1fr)_12rem]">
          <Cell
            {...props}
            row={row}
            field="title"
            label={words.deliverableTitle}
            maxLength={limits.title}
            isWide
          />
          <Cell {...props} row={row} field="note" label={words.note} maxLength={limits.text} />
          <RuledField
            form={props.form}
            name={nameProposalControl("deliverables", row, "milestone")}
            label={words.withMilestone}
          >
            {(control) => (
              <select {...control} defaultValue={props.begun[control.name]} className={ruledChoice}>
                <option value="">{words.noMilestone}</option>
                {milestones.map(({ key, title }, index) => (
                  <option key={key} value={key}>
                    {title || words.milestone(index + 1)}
                  </option>
                ))}
              </select>
            )}
          </RuledField>
        </div>
      )}
    </RowList>
  );
}

type MilestoneRowsProps = RowsProps & {
  /** As it stands at this moment. */
  typed: TypedProposal;
};

export function MilestoneRows({ typed, ...props }: MilestoneRowsProps) {
  const hanging = new Set(
    Object.entries(typed)
      .filter(([name]) => /^deliverables:.*:milestone$/.test(name))
      .map(([, milestone]) => milestone),
  );
  const isEmpty = (row: string) => {
    const chosen = typed[nameProposalControl("milestones", row, "trigger")] ?? "approval";
    return chosen === "approval" && !hanging.has(row);
  };
  return (
    <RowList rows={props.rows} nameOf={words.milestone}>
      {(row) => (
        <div className="grid grid-cols-2 gap-x-6 gap-y-1 py-2.5 @min-[30rem]:grid-cols-[7rem_minmax(0,1fr)_9.5rem]">
          <Cell
            {...props}
            row={row}
            field="title"
            label={words.milestoneTitle}
            maxLength={limits.title}
            isWide
          />
          <Cell {...props} row={row} field="pounds" label={words.amount} inputMode="decimal" />
          <RuledField
            form={props.form}
            name={nameProposalControl("milestones", row, "trigger")}
            label={words.trigger}
          >
            {(control) => (
              <select
                {...control}
                defaultValue={props.begun[control.name] ?? "approval"}
                className={ruledChoice}
              >
                {milestoneTriggers.map((value) => (
                  <option key={value} value={value}>
                    {studioTriggerWords[value]}
                  </option>
                ))}
              </select>
            )}
          </RuledField>
          <Cell {...props} row={row} field="due_on" label={words.due} type="date" />
          {isEmpty(row) && (
            <p className="col-span-full text-caption text-amber-bright">{words.nothingToApprove}</p>
          )}
        </div>
      )}
    </RowList>
  );
}

export function OptionRows(props: RowsProps) {
  return (
    <RowList rows={props.rows} nameOf={words.option}>
      {(row) => (
        <div className="grid grid-cols-2 gap-x-6 gap-y-1 py-2.5 @min-[30rem]:grid-cols-[7rem_minmax(0,1fr)_9.5rem]">
          <Cell
            {...props}
            row={row}
            field="title"
            label={words.optionTitle}
            maxLength={limits.line}
            isWide
          />
          <Cell {...props} row={row} field="pounds" label={words.amount} inputMode="decimal" />
          <Cell {...props} row={row} field="note" label={words.note} maxLength={limits.text} />
          <RuledField
            form={props.form}
            name={nameProposalControl("options", row, "chosen")}
            label={words.chosen}
          >
            {(control) => (
              <select
                {...control}
                defaultValue={props.begun[control.name] ?? "no"}
                className={ruledChoice}
              >
                {(["no", "yes"] as const).map((value) => (
                  <option key={value} value={value}>
                    {words.chosenWords[value]}
                  </option>
                ))}
              </select>
            )}
          </RuledField>
        </div>
      )}
    </RowList>
  );
}

/** A line each. Enter makes another, and lines that are pasted become rows. */
export function LineRows({ form, rows, begun }: RowsProps) {
  function takeLines(event: ClipboardEvent<HTMLInputElement>, place: number) {
    const lines = event.clipboardData
      .getData("text")
      .split(/\r?\n/)
      .map((each) => each.replace(/^\s*[-•*]\s+/, "").trim())
      .filter(Boolean);
    if (lines.length < 2) return;
    event.preventDefault();
    const { currentTarget: control } = event;
    const [first = "", ...others] = lines;
    control.setRangeText(first, control.selectionStart ?? 0, control.selectionEnd ?? 0, "end");
    rows.add(place + 1, others);
  }

  return (
    <RowList rows={rows} nameOf={words.line}>
      {(row, place) => (
        <RuledField
          form={form}
          name={nameProposalControl(rows.block, row, "line")}
          label={words.line(place + 1)}
          isQuiet
          className="py-0.5"
        >
          {(control) => (
            <input
              {...control}
              data-line=""
              autoComplete="off"
              maxLength={limits.line}
              defaultValue={begun[control.name]}
              onPaste={(event) => takeLines(event, place)}
              className={`${ruled} min-h-10 py-2 text-plain/normal`}
            />
          )}
        </RuledField>
      )}
    </RowList>
  );
}

export function StudyRows({ form, rows, begun }: RowsProps) {
  return (
    <RowList rows={rows} nameOf={words.study}>
      {(row, place) => (
        <RuledField
          form={form}
          name={nameProposalControl("case_studies", row, "slug")}
          label={words.study(place + 1)}
          isQuiet
          className="py-1"
        >
          {(control) => (
            <select {...control} defaultValue={begun[control.name]} className={ruledChoice}>
              <option value="">{words.noStudy}</option>
              {caseStudyCards.map(({ slug, title, category }) => (
                <option key={slug} value={slug}>
                  {title}, {category}
                </option>
              ))}
            </select>
          )}
        </RuledField>
      )}
    </RowList>
  );
}

type CellProps = RowsProps &
  Pick<ComponentProps<"input">, "type" | "inputMode" | "maxLength"> & {
    row: string;
    field: string;
    label: string;
    /** All the room there is, where that is short. */
    isWide?: boolean;
  };

function Cell({ form, rows, begun, row, field, label, isWide = false, ...input }: CellProps) {
  return (
    <RuledField
      form={form}
      name={nameProposalControl(rows.block, row, field)}
      label={label}
      {...(isWide && { className: "col-span-full" })}
    >
      {(control) => (
        <input
          {...input}
          {...control}
          autoComplete="off"
          defaultValue={begun[control.name]}
          className={`${ruled} min-h-9 py-1 text-plain/normal tabular-nums`}
        />
      )}
    </RuledField>
  );
}
