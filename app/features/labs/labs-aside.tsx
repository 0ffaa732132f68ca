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
    <aside aria-label={labsAside.label} className="labs-aside">
      <section>
        <h2>{about.heading}</h2>
        <p>{about.text}</p>
      </section>
      <section>
        <h2>{stats.heading}</h2>
        <dl>
          <div>
            <dt>{stats.loaded}</dt>
            <dd>{posts.length}</dd>
          </div>
          <div>
            <dt>{stats.updated}</dt>
            <dd>{findNewest(posts) ?? stats.never}</dd>
          </div>
        </dl>
      </section>
      <div className="labs-needs-script flex flex-wrap gap-3">
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

function findNewest(posts: Post[]): string | null {
  const times = posts.flatMap(({ pub_date }) => readTime(pub_date) ?? []);
  return times.length > 0 ? formatPostDay(new Date(Math.max(...times)).toISOString()) : null;
}
