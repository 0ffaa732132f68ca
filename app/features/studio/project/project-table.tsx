import { formatDay } from "../../../../content/dates.ts";
import { statusWords } from "../../../../content/portal.ts";
import { clientWords } from "../../../../content/studio-client.ts";
import { studioProjectWords } from "../../../../content/studio-project.ts";
import { StatusBadge } from "../../../ui/badge.tsx";
import { formatBudget } from "../../campaign/format-budget.ts";
import { DenseTable } from "../parts/dense-table.tsx";
import type { TableColumn } from "../parts/table-column.ts";
import type { ListedProject } from "./read-projects.ts";

const columns: readonly TableColumn<ListedProject>[] = [
  {
    head: studioProjectWords.title,
    sort: "title",
    givesWay: true,
    cell: ({ title }) => title,
    below: nameOwner,
  },
  { head: studioProjectWords.client, sort: "client", shows: "wide", cell: nameOwner },
  {
    head: studioProjectWords.status,
    cell: ({ status }) => <StatusBadge status={status}>{statusWords[status]}</StatusBadge>,
  },
  {
    head: studioProjectWords.deliverables,
    shows: "wide",
    cell: ({ waiting, sent_back }) => <Waiting waiting={waiting} sentBack={sent_back} />,
  },
  {
    head: studioProjectWords.due,
    sort: "due",
    isNumeric: true,
    shows: "wide",
    cell: ({ estimated_completion_date: due }) =>
      due ? formatDay(due) : studioProjectWords.noDate,
  },
  {
    head: studioProjectWords.budget,
    sort: "budget",
    isNumeric: true,
    shows: "wide",
    cell: ({ budget }) => (budget === null ? studioProjectWords.noBudget : formatBudget(budget)),
  },
  {
    head: studioProjectWords.changed,
    sort: "changed",
    isNumeric: true,
    shows: "wide",
    cell: ({ updated_at }) => formatDay(updated_at),
  },
];

function nameOwner({ client }: ListedProject): string {
  return client ?? clientWords.unnamed;
}

type ProjectTableProps = {
  rows: readonly ListedProject[];
  openKey: string | null;
  isStale: boolean;
};

export function ProjectTable(props: ProjectTableProps) {
  return (
    <DenseTable
      {...props}
      caption={studioProjectWords.list}
      columns={columns}
      keyOf={({ id }) => id}
      detailsOf={({ id }) => ({ project: id })}
    />
  );
}

/** What lies with the client, and what the client sent back. */
function Waiting({ waiting, sentBack }: { waiting: number; sentBack: number }) {
  return (
    <>
      {sentBack > 0 && <span className="text-info">{studioProjectWords.sentBack(sentBack)}</span>}
      {sentBack > 0 && waiting > 0 && ", "}
      {waiting > 0 && studioProjectWords.waiting(waiting)}
    </>
  );
}
