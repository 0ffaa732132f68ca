import { deliverableStatusWords } from "../../../content/deliverable.ts";
import type { Deliverable } from "../../../domain/deliverable/deliverable.ts";

type Status = Deliverable["status"];

const colours: Partial<Record<Status, string>> = {
  delivered: "text-amber-bright",
  changes_requested: "text-info",
  approved: "text-success",
};

export function StatusWord({ status }: { status: Status }) {
  return <span className={colours[status]}>{deliverableStatusWords[status]}</span>;
}
