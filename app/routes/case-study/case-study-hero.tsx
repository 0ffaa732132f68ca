import { Fragment } from "react";
import { Link } from "react-router";
import {
  caseStudyBack,
  type CaseStudy,
  type HeroLayout,
} from "../../../content/case-studies/case-study.ts";
import { Picture } from "../../ui/media/picture.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";

type HeroProps = { study: CaseStudy };

const layouts: Record<HeroLayout, (props: HeroProps) => React.ReactNode> = {
  full: FullHero,
  beside: BesideHero,
  above: AboveHero,
};

export function CaseStudyHero({ study }: HeroProps) {
  const Layout = layouts[study.hero.layout];
  return <Layout study={study} />;
}

/** The title sits low in the frame, as it does over the first shot of a film. */
function FullHero({ study }: HeroProps) {
  return (
    <header className="case-hero relative isolate flex min-h-[calc(100svh-4.5rem)] flex-col overflow-hidden pb-14 md:pb-20 lg:pb-[max(5rem,var(--banner-foot))]">
      <div className="media-ground -z-10">
        <HeroPicture study={study} sizes="100vw" />
      </div>
      <div className="page-gutter flex flex-1 flex-col justify-between gap-(--picture) pt-8 max-lg:min-h-(--banner-screen) max-lg:pb-(--banner-foot) lg:gap-[clamp(1.5rem,6svh,6rem)] lg:pt-6">
        <BackLink />
        <HeroWords study={study} lead="text-paper" />
      </div>
      <div className="page-gutter">
        <HeroFacts study={study} />
      </div>
    </header>
  );
}

function BesideHero({ study }: HeroProps) {
  return (
    <header className="page-gutter grid gap-x-[6vw] gap-y-12 pt-8 pb-16 max-lg:content-start lg:grid-cols-[1fr_minmax(0,30rem)] lg:pb-24">
      <div className="flex flex-col justify-between gap-10 md:gap-16 lg:gap-8">
        <BackLink />
        <div>
          <HeroWords study={study} />
          <HeroFacts study={study} />
        </div>
      </div>
      <HeroPicture
        study={study}
        sizes="(width < 64rem) 100vw, 30rem"
        crop="aspect-[4/5] lg:aspect-[9/14] max-h-[calc(100svh-7rem-var(--banner-foot))]"
      />
    </header>
  );
}

/** On a wide screen the words stand in two columns, so that the picture is in sight at once. */
function AboveHero({ study }: HeroProps) {
  return (
    <header>
      <div className="page-gutter flex flex-col gap-8 pt-8 pb-14 max-md:min-h-(--banner-screen) max-md:pb-(--banner-foot) md:gap-14 lg:gap-8">
        <BackLink />
        <HeroWords
          study={study}
          columns="grid gap-x-[6vw] gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:items-end"
        />
      </div>
      <div className="page-gutter pb-14">
        <HeroFacts study={study} />
      </div>
      <HeroPicture study={study} sizes="100vw" crop="aspect-[4/3] md:aspect-[2.39] max-h-[86svh]" />
    </header>
  );
}

function BackLink() {
  return (
    <Link to={caseStudyBack.to} className="text-link self-start py-2 print:hidden">
      <span aria-hidden="true">←</span> {caseStudyBack.label}
    </Link>
  );
}

function HeroPicture({ study, sizes, crop }: HeroProps & { sizes: string; crop?: string }) {
  return (
    <div className="h-full" style={{ viewTransitionName: `case-${study.card.slug}` }}>
      <Picture asset={study.hero.asset} sizes={sizes} priority imageClassName={crop} />
    </div>
  );
}

type HeroWordsProps = HeroProps & { columns?: string; lead?: string };

function HeroWords({ study, columns = "grid gap-y-8", lead = "text-mist" }: HeroWordsProps) {
  const { links } = study.hero;
  return (
    <div className={columns}>
      <div>
        <p className="eyebrow">{study.eyebrow}</p>
        <h1 className="mt-5 max-w-[14ch] text-display lg:max-xl:font-stretch-125%">
          {withBreaks(study.heading)}
        </h1>
      </div>
      <div>
        <p className={`max-w-[50ch] text-lead ${lead}`}>{study.standfirst}</p>
        {links.length > 0 && (
          <div className="mt-8 flex flex-wrap gap-4 print:hidden">
            {links.map(({ to, label }, index) => (
              <ButtonLink key={to} to={to} variant={index === 0 ? "primary" : "secondary"}>
                {label}
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

function HeroFacts({ study }: HeroProps) {
  const { facts } = study.hero;
  if (facts.length === 0) return null;
  return (
    <dl className="mt-10 flex lg:mt-7 flex-wrap gap-x-12 gap-y-4 text-small">
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt className="text-mist">{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A name written as one word may break before its inner capitals, as on a poster. */
function withBreaks(name: string) {
  return name.split(/(?<=[a-z])(?=[A-Z])/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
