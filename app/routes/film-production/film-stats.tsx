import { filmStats } from "../../../content/pages/film-production.ts";

type FilmStat = (typeof filmStats.items)[number];

export function FilmStats() {
  return (
    <section aria-label={filmStats.label} className="border-y border-line">
      <div className="page-gutter py-10 md:py-14">
        <FilmStatList stats={filmStats.items} />
      </div>
    </section>
  );
}

export function FilmStatList({ stats }: { stats: readonly FilmStat[] }) {
  return (
    <dl className="flex flex-wrap gap-x-[clamp(3rem,8vw,9rem)] gap-y-8">
      {stats.map(({ number, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="mt-1 text-small text-mist">{label}</dt>
          <dd className="font-display text-title text-amber lg:font-stretch-125%">{number}</dd>
        </div>
      ))}
    </dl>
  );
}
