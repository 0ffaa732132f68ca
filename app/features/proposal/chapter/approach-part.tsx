import { describeApproach } from "../../../../content/proposal.ts";
import { useShownProposal } from "../proposal.ts";

/** How it is made, in the words of the process page, and a second of film that shows it. */
export function ApproachPart() {
  const { approach, approach_note } = useShownProposal().opened.content;
  const { name, line, rows, frames, generatedFrames } = describeApproach(approach);
  return (
    <>
      <h3 className="text-display text-amber lg:font-stretch-150% print:text-print-title">
        {name}
      </h3>
      <p className="mt-4 max-w-[36ch] text-lead">{line}</p>
      <div
        aria-hidden="true"
        className="mt-[clamp(2rem,4vw,3.5rem)] grid grid-cols-12 gap-[3px] lg:grid-cols-24"
      >
        {Array.from({ length: 24 }, (_, frame) => (
          <span
            key={frame}
            className="aspect-video border border-paper/70 data-generated:border-amber data-generated:bg-amber [print-color-adjust:exact] forced-colors:data-generated:bg-[Highlight] forced-colors:data-generated:forced-color-adjust-none"
            data-generated={generatedFrames.includes(frame) || undefined}
          />
        ))}
      </div>
      <p className="mt-4 max-w-[60ch] text-small text-mist">{frames}</p>
      <dl className="mt-10 grid gap-x-10 gap-y-6 md:grid-cols-3">
        {rows.map(({ question, answer }) => (
          <div key={question} className="border-t border-line pt-4">
            <dt className="text-small text-mist">{question}</dt>
            <dd className="mt-1">{answer}</dd>
          </div>
        ))}
      </dl>
      {approach_note && (
        <p className="mt-10 max-w-prose text-lead whitespace-pre-line">{approach_note}</p>
      )}
    </>
  );
}
