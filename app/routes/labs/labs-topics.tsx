import { labsTopics } from "../../../content/pages/labs.ts";

export function LabsTopics() {
  return (
    <section aria-label={labsTopics.label} className="border-t border-line">
      <div className="page-gutter grid md:grid-cols-2">
        {labsTopics.items.map(({ name, line }) => (
          <div
            key={name}
            className="border-line py-14 not-first:border-t md:py-28 md:not-first:border-t-0 md:not-first:border-l md:not-first:pl-[6vw]"
          >
            <h2 className="text-title">{name}</h2>
            <p className="mt-6 max-w-[40ch] text-mist">{line}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
