import { approaches } from "../../../content/process.ts";

/** Three points on one line, from all machine to all hand. */
export function Approaches() {
  return (
    <section aria-labelledby="approaches" className="border-y border-line bg-deep">
      <div className="page-gutter py-20 md:py-32">
        <p className="eyebrow">{approaches.label}</p>
        <h2 id="approaches" className="reveal-text mt-5 max-w-[18ch] text-title">
          {approaches.heading}
        </h2>
        <ul className="mt-16 grid gap-12 md:mt-24 md:grid-cols-3 md:gap-0">
          {approaches.options.map(({ name, machine, line }) => (
            <li key={name} className="md:pr-10">
              <MachineShare machine={machine} />
              <h3 className="mt-8 text-heading">{name}</h3>
              <p className="mt-4 max-w-[38ch] text-mist">{line}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type Share = (typeof approaches.options)[number]["machine"];

const shareWidths: Record<Share, string> = { all: "w-full", half: "w-1/2", none: "w-0" };

function MachineShare({ machine }: { machine: Share }) {
  return (
    <div aria-hidden="true">
      <div className="h-1.5 bg-paper">
        <div className={`h-full bg-amber ${shareWidths[machine]}`} />
      </div>
      <p className="mt-3 flex justify-between text-label tracking-normal">
        <span className="text-amber">{machine !== "none" && approaches.ends.machine}</span>
        <span>{machine !== "all" && approaches.ends.human}</span>
      </p>
    </div>
  );
}
