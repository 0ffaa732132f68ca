import { Link } from "react-router";
import { labsFeed, labsNewsletter } from "../../../content/pages/labs.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { formatAge } from "./format-date.ts";
import type { Post } from "./post.ts";
import { PostGrid } from "./post-grid.tsx";
import { filterPosts, type Category } from "./use-category.ts";
import type { Feed } from "./use-feed.ts";

type FeedViewProps = {
  feed: Feed;
  category: Category;
  onTryAgain: () => void;
  onShowDirectly: () => void;
};

export function FeedView({ feed, category, onTryAgain, onShowDirectly }: FeedViewProps) {
  if (feed.is === "loading") {
    return (
      <div className="min-h-[70svh] py-8">
        <Spinner label={labsFeed.loading} />
      </div>
    );
  }
  if (feed.is === "failed") {
    return (
      <>
        <Alert tone="danger" title={labsFeed.error} className="mb-12">
          <p>{labsFeed.errorFallback}</p>
          <Button variant="secondary" className="mt-4" onClick={onTryAgain}>
            {labsFeed.tryAgain}
          </Button>
        </Alert>
        {feed.saved && (
          <>
            <p className="mb-8 text-small/body text-mist">
              {labsFeed.saved(formatAge(feed.saved.savedAt))}
            </p>
            <Posts posts={feed.saved.posts} category={category} />
          </>
        )}
      </>
    );
  }
  if (feed.posts.length === 0) {
    return (
      <div className="min-h-[40svh] py-8">
        <p className="text-heading">{labsFeed.empty}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <Button onClick={onShowDirectly}>{labsFeed.showDirectly}</Button>
          <ButtonLink to={labsNewsletter.href} variant="secondary">
            {labsNewsletter.subscribe}
          </ButtonLink>
        </div>
      </div>
    );
  }
  return <Posts posts={feed.posts} category={category} />;
}

function Posts({ posts, category }: { posts: Post[]; category: Category }) {
  const shown = filterPosts(posts, category);
  if (shown.length > 0) return <PostGrid posts={shown} />;
  return (
    <div className="min-h-[40svh] py-8">
      <p className="text-heading">{labsFeed.emptyCategory}</p>
      <Link to="/labs" className="text-link mt-6 inline-block">
        {labsFeed.allPosts}
      </Link>
    </div>
  );
}
