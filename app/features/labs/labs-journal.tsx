import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { labsFeed, labsPage, labsSidebar } from "../../../content/pages/labs.ts";
import type { Article } from "../../../domain/labs/read-articles.ts";
import { useIsHydrated } from "../../startup/use-is-hydrated.ts";
import { cx } from "../../ui/cx.ts";
import { FeedView } from "./feed-view.tsx";
import { LabsAside } from "./labs-aside.tsx";
import { LabsBar } from "./labs-bar.tsx";
import { LabsSidebar } from "./labs-sidebar.tsx";
import { NewsletterPanel } from "./newsletter-panel.tsx";
import { Reader } from "./reader.tsx";
import { useSidebarOpen } from "./sidebar-state.ts";
import { StaticPosts } from "./static-posts.tsx";
import { countPosts, filterPosts, useCategory } from "./use-category.ts";
import { useFeed } from "./use-feed.ts";
import { useSidebarKey } from "./use-sidebar-key.ts";

export function LabsJournal({ articles }: { articles: Article[] }) {
  const { feed, reload } = useFeed();
  const category = useCategory();
  const isSidebarOpen = useSidebarOpen();
  const isHydrated = useIsHydrated();
  const { hash } = useLocation();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const postsHeading = useRef<HTMLHeadingElement>(null);
  useSidebarKey();

  const posts = feed.is === "loaded" ? feed.posts : [];
  const open =
    isHydrated && articles.some(({ slug }) => `#${slug}` === hash) ? hash.slice(1) : null;
  const showPanel = () => {
    // Without motion the page is there at once: where the panel is not yet, there would be nothing to see.
    flushSync(() => setPanelOpen(true));
    panel.current?.scrollIntoView({ block: "nearest" });
  };
  const tryAgain = () => {
    // The button goes with the error; whoever works by keyboard goes on where the posts will be.
    postsHeading.current?.focus({ preventScroll: true });
    reload();
  };
  const togglePanel = () => (isPanelOpen ? setPanelOpen(false) : showPanel());
  const heading = labsSidebar.categories.links.find((link) => link.category === category)?.label;

  return (
    <div
      className={cx(
        "md:mx-auto md:grid md:max-w-[100rem] md:transition-[grid-template-columns] md:duration-500 md:ease-camera",
        isSidebarOpen ? "md:grid-cols-[16rem_minmax(0,1fr)]" : "md:grid-cols-[3rem_minmax(0,1fr)]",
      )}
      data-labs=""
      data-reading={isHydrated ? (open ?? "none") : undefined}
    >
      <LabsSidebar
        isOpen={isSidebarOpen}
        category={category}
        counts={feed.is === "loaded" ? countPosts(posts) : null}
      />
      <div className="min-w-0 pr-(--gutter) pb-28 pl-[clamp(1.5rem,3.2vw,3.5rem)] md:border-l md:border-line">
        <LabsBar
          isSidebarOpen={isSidebarOpen}
          isPanelOpen={isPanelOpen}
          onTogglePanel={togglePanel}
        />
        <Masthead />
        <div ref={panel}>
          {isPanelOpen && (
            <NewsletterPanel isRefused={feed.is === "loaded" && feed.refusesFrames} />
          )}
        </div>
        <div className="grid gap-x-[clamp(2rem,4vw,4.5rem)] gap-y-12 xl:grid-cols-[minmax(0,1fr)_13rem] reading:hidden">
          <section id="posts" aria-label={labsFeed.label} className="@container min-w-0">
            <h2
              ref={postsHeading}
              tabIndex={-1}
              className="flex items-baseline justify-between gap-4 border-t border-line pt-5 pb-8 text-body font-stretch-118% tracking-normal"
            >
              {heading}
              {posts.length > 0 && (
                <small className="font-sans text-small/body font-stretch-normal text-mist">
                  {labsFeed.count(filterPosts(posts, category).length)}
                </small>
              )}
            </h2>
            <div data-posts="live" className="noscript:hidden">
              <FeedView
                feed={feed}
                category={category}
                onTryAgain={tryAgain}
                onShowDirectly={showPanel}
              />
            </div>
            {!isHydrated && <StaticPosts articles={articles} />}
          </section>
          <LabsAside
            posts={posts}
            isLoading={feed.is === "loading"}
            isPanelOpen={isPanelOpen}
            onRefresh={reload}
            onTogglePanel={togglePanel}
          />
        </div>
        <Reader articles={articles} open={open} />
      </div>
    </div>
  );
}

/** While an article is read it is still the page's name for those who hear it. */
function Masthead() {
  return (
    <header className="grid min-h-[calc(var(--banner-screen)-4rem)] content-start gap-x-12 gap-y-6 pt-[clamp(2.5rem,4.5vw,5rem)] pb-[clamp(2.5rem,4vw,4rem)] lg:grid-cols-[minmax(0,1fr)_17rem] reading:sr-only">
      <p className="eyebrow lg:col-span-full">{labsPage.eyebrow}</p>
      <h1 className="text-display leading-[0.98] lg:max-xl:font-stretch-125%">
        {labsPage.heading}
      </h1>
      <p className="max-w-[40ch] text-lead text-mist lg:self-end lg:pb-1">{labsPage.standfirst}</p>
    </header>
  );
}
