import type { Article } from "../../../domain/labs/read-articles.ts";
import type { Post } from "./post.ts";
import { PostGrid } from "./post-grid.tsx";

const shown = 10;

/** For readers without JavaScript: the posts that ship with the site, in the page as it was built. */
export function StaticPosts({ articles }: { articles: Article[] }) {
  return (
    <div data-posts="static" className="not-noscript:hidden">
      <PostGrid posts={articles.slice(0, shown).map(toPost)} />
    </div>
  );
}

function toPost(article: Article): Post {
  return {
    id: article.slug,
    title: article.title,
    link: `/labs#${article.slug}`,
    author: article.author,
    pub_date: article.date,
    description: article.description,
    categories: article.tags,
  };
}
