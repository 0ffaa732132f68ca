import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { labsFeed, labsPage, labsSidebar } from "../../../content/pages/labs.ts";
import type { Article } from "../../../domain/labs/read-articles.ts";
import { useIsHydrated } from "../../startup/use-is-hydrated.ts";
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
    setPanelOpen(true);
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
    <div className="labs" data-reading={isHydrated ? (open ?? "none") : undefined}>
      <LabsSidebar
        isOpen={isSidebarOpen}
        category={category}
        counts={feed.is === "loaded" ? countPosts(posts) : null}
      />
      <div className="labs-body">
        <LabsBar
          isSidebarOpen={isSidebarOpen}
          isPanelOpen={isPanelOpen}
          onTogglePanel={togglePanel}
        />
        <header className="labs-masthead">
          <p className="eyebrow">{labsPage.eyebrow}</p>
          <h1>{labsPage.heading}</h1>
          <p className="text-lead text-mist">{labsPage.standfirst}</p>
        </header>
        <div ref={panel}>
          {isPanelOpen && (
            <NewsletterPanel isRefused={feed.is === "loaded" && feed.refusesFrames} />
          )}
        </div>
        <div className="labs-front">
          <section id="posts" aria-label={labsFeed.label} className="labs-posts">
            <h2 ref={postsHeading} tabIndex={-1} className="labs-posts-heading">
              {heading}
              {posts.length > 0 && (
                <small>{labsFeed.count(filterPosts(posts, category).length)}</small>
              )}
            </h2>
            <div className="labs-live">
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
