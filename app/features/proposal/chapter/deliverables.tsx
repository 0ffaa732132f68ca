import { blockWords } from "../../../../content/proposal.ts";
import { useShownProposal } from "../proposal.ts";

/** What is handed over, and with which milestone. */
export function Deliverables() {
  const { deliverables, milestones } = useShownProposal().opened.content;
  return (
    <ul>
      {Array.from(deliverables.entries(), ([place, { title, note, milestone }]) => {
        const named = milestones.find(({ key }) => key === milestone);
        return (
          <li
            key={place}
            className="grid gap-x-10 gap-y-1.5 border-t border-line py-6 last:border-b md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:break-inside-avoid print:py-2.5"
          >
            <h3 className="text-heading font-stretch-112% tracking-[-0.01em] print:text-print-lead">
              {title}
            </h3>
            <div className="grid content-start gap-1.5 md:pt-1">
              {note && <p className="whitespace-pre-line">{note}</p>}
              {named && <p className="text-small text-mist">{blockWords.receives(named.title)}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
