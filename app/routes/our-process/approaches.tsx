import { approachComparison, approaches } from "../../../content/process.ts";

/** When to choose which, at a glance: the situation, a second of film, the answer. */
export function Approaches() {
  return (
    <section aria-labelledby="approaches" className="border-t border-line bg-deep">
      <div className="page-gutter pt-20 pb-16 md:pt-32 md:pb-24 print:py-[8mm]">
        <p className="eyebrow">{approaches.label}</p>
        <h2 id="approaches" className="reveal-text mt-5 max-w-[14ch] text-display">
          {approaches.heading}
        </h2>
        <ul className="mt-14 md:mt-24 print:mt-[8mm]">
          {approaches.options.map(({ name, when, line, generatedFrames }) => (
            <li
              key={name}
              className="grid gap-x-8 gap-y-7 border-t border-line py-10 md:grid-cols-12 md:py-14 print:py-[5mm]"
            >
              <p className="max-w-[16ch] text-lead text-mist md:col-span-3">{when}</p>
              <SecondOfFilm generatedFrames={generatedFrames} />
              <div className="md:col-span-5">
                <h3 className="text-title text-amber lg:font-stretch-125%">{name}</h3>
                <p className="mt-4 max-w-[36ch] text-lead">{line}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="max-w-[60ch] border-t border-line pt-6 text-small text-mist">
          {approachComparison.frames}
        </p>
      </div>
    </section>
  );
}

function SecondOfFilm({ generatedFrames }: { generatedFrames: readonly number[] }) {
  return (
    <div
      aria-hidden="true"
      className="grid max-w-104 grid-cols-8 gap-[3px] self-start md:col-span-4"
    >
      {Array.from({ length: 24 }, (_, frame) => (
        <span
          key={frame}
          className="scroll-expose aspect-video border border-paper [--dim:0.15] data-generated:border-amber data-generated:bg-amber forced-colors:data-generated:bg-[Highlight] forced-colors:data-generated:forced-color-adjust-none"
          data-generated={generatedFrames.includes(frame) || undefined}
        />
      ))}
    </div>
  );
}
