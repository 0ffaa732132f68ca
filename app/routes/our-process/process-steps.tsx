import { processSteps } from "../../../content/process.ts";

export function ProcessSteps() {
  return (
    <section aria-label={processSteps.label} className="page-gutter pb-24 md:pb-40">
      <ol className="grid lg:grid-cols-4">
        {processSteps.steps.map(({ name, line }, index) => (
          <li
            key={name}
            className="grid grid-cols-[3.5rem_1fr] gap-x-4 border-t border-line py-10 lg:block lg:border-t-0 lg:border-l lg:py-2 lg:pr-8 lg:pl-6"
          >
            <p
              aria-hidden="true"
              className="font-display text-title leading-none font-stretch-50% text-amber lg:text-[7rem]"
            >
              {index + 1}
            </p>
            <div>
              <h2 className="text-heading lg:mt-16 lg:font-stretch-125%">{name}</h2>
              <p className="mt-4 max-w-[40ch] text-mist">{line}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
