import { client, disciplines, machine, team } from "../../../content/team.ts";

/** Set like a call sheet: each discipline, and the question it decides. */
export function WhoDecides() {
  const { label, heading, introduction, columns } = team;
  return (
    <section aria-labelledby="team" className="border-t border-line bg-deep">
      <div className="page-gutter py-20 md:py-32">
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
          <p className="eyebrow lg:col-span-12">{label}</p>
          <h2 id="team" className="reveal-text text-display lg:col-span-7">
            {heading}
          </h2>
          <p className="max-w-[44ch] self-end text-lead text-mist lg:col-span-5">{introduction}</p>
        </div>
        <dl className="mt-14 lg:mt-28">
          {disciplines.map(({ id, name, does, decides }) => (
            <div
              key={id}
              className="group/row grid gap-x-8 gap-y-3 border-t border-line py-6 transition-colors duration-300 ease-camera hover:border-amber md:grid-cols-2 lg:grid-cols-3 lg:items-baseline"
            >
              <dt className="font-display text-heading md:col-span-full lg:col-auto lg:font-stretch-125%">
                {name}
              </dt>
              <dd className="relative text-mist">
                <RowLabel>{columns.does}</RowLabel>
                {does}
              </dd>
              <dd className="relative">
                <RowLabel>{columns.decides}</RowLabel>
                {decides}
              </dd>
            </div>
          ))}
        </dl>
        <dl className="mt-16 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:mt-24">
          {[client, machine].map(({ name, decides }) => (
            <div key={name}>
              <dt className="font-display text-title text-amber lg:font-stretch-150%">{name}</dt>
              <dd className="mt-4 max-w-[32ch] text-lead">{decides}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Side by side, the first row's labels head the columns; the others are still read out. */
function RowLabel({ children }: { children: string }) {
  return (
    <span className="mb-1 block text-label/body text-amber lg:absolute lg:bottom-[calc(100%+1.75rem)] lg:group-not-first/row:sr-only">
      {children}
    </span>
  );
}
