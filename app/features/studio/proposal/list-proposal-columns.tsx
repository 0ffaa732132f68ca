import { formatDay } from "../../../../content/dates.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import { proposalsWords as words } from "../../../../content/studio-proposal.ts";
import { StudioTime } from "../parts/studio-time.tsx";
import type { TableColumn } from "../parts/table-column.ts";
import { ProposalStateMark } from "./proposal-state-mark.tsx";
import type { ListedProposal } from "./read-proposals.ts";

const { heads } = words;

export const listedProposalColumns: readonly TableColumn<ListedProposal>[] = [
  { head: heads.title, cell: ({ title }) => title, below: nameClient, givesWay: true },
  { head: heads.client, cell: nameClient, shows: "wide" },
  {
    head: heads.state,
    cell: (row) => (
      <span className="inline-flex items-center gap-3">
        <ProposalStateMark state={row.state} />
        {row.is_asked ? (
          <em className="text-amber-bright not-italic">{words.asks}</em>
        ) : (
          row.state === "sent" && row.is_edited && <span>{words.edited}</span>
        )}
      </span>
    ),
  },
  { head: heads.opened, cell: describeOpened, shows: "wide" },
  {
    head: heads.until,
    cell: ({ valid_until }) => valid_until && formatDay(valid_until),
    shows: "wide",
    isNumeric: true,
  },
  {
    head: heads.value,
    cell: ({ net_pence }) => (net_pence ? formatToThePenny(net_pence) : ""),
    shows: "medium",
    isNumeric: true,
  },
];

function nameClient({ client_name, client, recipient_name, recipient_email }: ListedProposal) {
  return client_name || client || recipient_name || recipient_email;
}

function describeOpened({ sent_at, opened_at }: ListedProposal) {
  if (!sent_at) return "";
  return opened_at ? <StudioTime at={opened_at} /> : words.unopened;
}
