import { blockWords as words } from "../../../../content/proposal.ts";
import { cx } from "../../../ui/cx.ts";
import { useShownProposal } from "../proposal.ts";

/** Each is a choice as wide as the page; what is not chosen stays dim. */
export function Options() {
  const { opened, chosen, choose, isOpen } = useShownProposal();
  const { options, milestones } = opened.content;
  const last = milestones.findLast(({ net_pence }) => net_pence > 0);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-6 max-w-prose text-lead text-mist print:hidden">
        {isOpen ? words.optionsLead : words.optionsSigned}
      </legend>
      {options.map(({ key, title, note, net_pence }) => {
        const isChosen = chosen.includes(key);
        return (
          <label
            key={key}
            className="group/option grid grid-cols-[2rem_minmax(0,1fr)] gap-x-5 gap-y-1 border-t border-line py-6 transition-colors duration-300 ease-camera last:border-b has-enabled:cursor-pointer has-enabled:hover:bg-deep md:grid-cols-[2rem_minmax(0,1fr)_auto] print:grid-cols-[2rem_minmax(0,1fr)_auto] print:break-inside-avoid print:py-2.5"
          >
            <input
              type="checkbox"
              checked={isChosen}
              disabled={!isOpen}
              onChange={({ target }) => choose(key, target.checked)}
              className="mt-1 grid size-7 cursor-[inherit] appearance-none place-items-center rounded-control border border-edge bg-deep transition-[border-color,background-color] duration-200 ease-camera group-hover/option:enabled:border-amber checked:border-amber checked:bg-amber before:h-4 before:w-2 before:-translate-y-px before:rotate-45 before:border-r-2 before:border-b-2 before:border-night before:opacity-0 checked:before:opacity-100 forced-colors:appearance-auto forced-colors:before:hidden [print-color-adjust:exact]"
            />
            <span className="min-w-0">
              <span className="block font-display text-heading font-[350] font-stretch-112% tracking-[-0.01em] print:text-print-lead">
                {title}
              </span>
              {note && <span className="mt-1.5 block whitespace-pre-line text-mist">{note}</span>}
              {/* Where nothing can be ticked, and on paper. */}
              <span
                className={cx(
                  "mt-1.5 text-small text-amber print:block",
                  isOpen ? "hidden" : "block",
                )}
              >
                {isChosen ? words.chosen : words.notChosen}
              </span>
            </span>
            <span className="font-display text-heading font-stretch-112% whitespace-nowrap tabular-nums max-md:col-start-2 md:text-right print:col-start-3 print:text-print-lead">
              {words.optionCost(net_pence)}
            </span>
          </label>
        );
      })}
      {last && <p className="mt-4 text-small text-mist">{words.chargedWith(last.title)}</p>}
    </fieldset>
  );
}
