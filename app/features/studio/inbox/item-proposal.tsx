import { Link } from "react-router";
import { formatToThePenny } from "../../../../content/money.ts";
import { areaAddress } from "../../../../content/studio-address.ts";
import { beginWords } from "../../../../content/studio-proposal.ts";
import { ProposalStateMark } from "../proposal/proposal-state-mark.tsx";
import type { ReadItem } from "./read-item.ts";

/** The proposal that answers an item, a step away. */
export function ItemProposal({ proposal }: { proposal: NonNullable<ReadItem["proposal"]> }) {
  const { id, title, state, net_pence } = proposal;
  const details = { proposal: id, ...(state === "draft" && { edit: "1" }) };
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-1 border-l-2 border-amber bg-deep py-2.5 pr-4 pl-4">
      <span className="text-mist">{beginWords.ofItem}</span>
      <Link className="text-link wrap-anywhere" to={areaAddress("proposals", details)}>
        {title}
      </Link>
      <span className="ml-auto flex gap-x-6 tabular-nums">
        {net_pence !== null && <span>{formatToThePenny(net_pence)}</span>}
        <ProposalStateMark state={state} />
      </span>
    </p>
  );
}
