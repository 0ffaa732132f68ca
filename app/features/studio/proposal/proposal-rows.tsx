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

type Choice = { value: string; label: string };

/** One field of a row: written in, or chosen from. */
type Cell = { field: string; label: string; /** All the room there is. */ isWide?: boolean } & (
  | Pick<ComponentProps<"input">, "type" | "inputMode" | "maxLength">
  | { choices: readonly Choice[]; /** What a new row begins with. */ first: string }
);

/** Rows of several fields each. */
function FieldRows(
  props: RowsProps & {
    nameOf: (place: number) => string;
    columns: keyof typeof grids;
    cells: readonly Cell[];
    warningOf?: (row: string) => string | undefined;
  },
) {
  const { form, rows, begun, nameOf, columns, cells, warningOf } = props;
  return (
    <RowList rows={rows} nameOf={nameOf}>
      {(row) => (
        <div className={`grid gap-x-6 gap-y-1 py-2.5 ${grids[columns]}`}>
          {cells.map(({ field, label, isWide, ...cell }) => (
            <RuledField
              key={field}
              form={form}
              name={nameProposalControl(rows.block, row, field)}
              label={label}
              {...(isWide && { className: "col-span-full" })}
            >
              {(control) =>
                "choices" in cell ? (
                  <select
                    {...control}
                    defaultValue={begun[control.name] ?? cell.first}
                    className={ruledChoice}
                  >
                    {cell.choices.map((choice) => (
                      <option key={choice.value} value={choice.value}>
                        {choice.label}
                      </option>
                    ))}
                  </select>
                ) : (
                  <input
                    {...cell}
                    {...control}
                    autoComplete="off"
                    defaultValue={begun[control.name]}
                    className={`${ruled} min-h-9 py-1 text-plain/normal tabular-nums`}
                  />
                )
              }
            </RuledField>
          ))}
          <RowWarning text={warningOf?.(row)} />
        </div>
      )}
    </RowList>
  );
}

function RowWarning({ text }: { text: string | undefined }) {
  return text ? <p className="col-span-full text-caption text-amber-bright">{text}</p> : null;
}

const grids = {
  noted: "@min-[30rem]:grid-cols-[minmax(0,1fr)_12rem]",
  priced: "grid-cols-2 @min-[30rem]:grid-cols-[7rem_minmax(0,1fr)_9.5rem]",
} as const;

const amount = { field: "pounds", label: words.amount, inputMode: "decimal" } as const;
const note = { field: "note", label: words.note, maxLength: limits.text };
const titleOf = (label: string, maxLength: number = limits.title) =>
  ({ field: "title", label, maxLength, isWide: true }) as const;

type Milestone = { key: string; title: string };

export function TypedDeliverables({
  milestones,
  ...props
}: RowsProps & { milestones: readonly Milestone[] }) {
  const choices = milestones.map(({ key, title }, index) => ({
    value: key,
    label: title || words.milestone(index + 1),
  }));
  return (
    <FieldRows
      {...props}
      nameOf={words.deliverable}
      columns="noted"
      cells={[
        titleOf(words.deliverableTitle),
        note,
        {
          field: "milestone",
          label: words.withMilestone,
          choices: [{ value: "", label: words.noMilestone }, ...choices],
          first: "",
        },
      ]}
    />
  );
}

const milestoneCells: readonly Cell[] = [
  titleOf(words.milestoneTitle),
  amount,
  {
    field: "trigger",
    label: words.trigger,
    choices: milestoneTriggers.map((value) => ({ value, label: studioTriggerWords[value] })),
    first: "approval",
  },
  { field: "due_on", label: words.due, type: "date" },
];

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
    <FieldRows
      {...props}
      nameOf={words.milestone}
      columns="priced"
      cells={milestoneCells}
      warningOf={(row) => (isEmpty(row) ? words.nothingToApprove : undefined)}
    />
  );
}

const optionCells: readonly Cell[] = [
  titleOf(words.optionTitle, limits.line),
  amount,
  note,
  {
    field: "chosen",
    label: words.chosen,
    choices: (["no", "yes"] as const).map((value) => ({ value, label: words.chosenWords[value] })),
    first: "no",
  },
];

export function OptionRows(props: RowsProps) {
  return <FieldRows {...props} nameOf={words.option} columns="priced" cells={optionCells} />;
}

/** A line each. Enter makes another, and lines that are pasted become rows. */
export function LineRows({ form, rows, begun }: RowsProps) {
  function takeLines(event: ClipboardEvent<HTMLInputElement>, place: number) {
    const lines = event.clipboardData
      .getData("text")
      .split(/\r?\n/)
      .map((each) => each.replace(/^\s*(?:[-•*]|\d{1,2}[.)])\s+/, "").trim())
      .filter(Boolean);
    if (lines.length < 2) return;
    event.preventDefault();
    const { currentTarget: control } = event;
    const [first = "", ...others] = lines;
    control.setRangeText(first, control.selectionStart ?? 0, control.selectionEnd ?? 0, "end");
    control.dispatchEvent(new Event("input", { bubbles: true }));
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
