import { labsAside, labsNewsletter } from "../../../content/pages/labs.ts";
import { Button } from "../../ui/button.tsx";
import { formatPostDay, readTime } from "./format-date.ts";
import type { Post } from "./post.ts";

type LabsAsideProps = {
  posts: Post[];
  isLoading: boolean;
  isPanelOpen: boolean;
  onRefresh: () => void;
  onTogglePanel: () => void;
};

export function LabsAside({
  posts,
  isLoading,
  isPanelOpen,
  onRefresh,
  onTogglePanel,
}: LabsAsideProps) {
  const { about, stats } = labsAside;
  return (
    <aside
      aria-label={labsAside.label}
      className="grid content-start gap-x-12 gap-y-8 border-t border-line pt-5 md:max-xl:-order-1 md:max-xl:grid-cols-[1.4fr_1fr] xl:sticky xl:top-26 xl:self-start"
    >
      <section>
        <AsideHeading>{about.heading}</AsideHeading>
        <p className="max-w-[44ch] text-small/[1.6]">{about.text}</p>
      </section>
      <section>
        <AsideHeading>{stats.heading}</AsideHeading>
        <dl className="grid gap-4">
          <Figure name={stats.loaded} value={posts.length} />
          <Figure name={stats.updated} value={findNewest(posts) ?? stats.never} />
        </dl>
      </section>
      <div className="flex flex-wrap gap-3 noscript:hidden">
        <Button variant="secondary" busy={isLoading} onClick={onRefresh}>
          {labsAside.refresh}
        </Button>
        <Button
          variant="quiet"
          className="md:hidden"
          aria-expanded={isPanelOpen}
          aria-controls="newsletter-panel"
          onClick={onTogglePanel}
        >
          {isPanelOpen ? labsNewsletter.hide : labsNewsletter.show}
        </Button>
      </div>
    </aside>
  );
}

function AsideHeading({ children }: { children: string }) {
  return (
    <h2 className="mb-3 font-sans text-label/body font-normal font-stretch-normal tracking-[0.08em] text-mist">
      {children}
    </h2>
  );
}

function Figure({ name, value }: { name: string; value: string | number }) {
  return (
    <div>
      <dt className="text-small/body text-mist">{name}</dt>
      <dd className="font-display text-subhead-large/[1.25] font-stretch-112%">{value}</dd>
    </div>
  );
}

function findNewest(posts: Post[]): string | null {
  const times = posts.flatMap(({ pub_date }) => readTime(pub_date) ?? []);
  return times.length > 0 ? formatPostDay(new Date(Math.max(...times)).toISOString()) : null;
}
