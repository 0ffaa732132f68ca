import { labsFeed } from "../../../content/pages/labs.ts";
import type { Post } from "./post.ts";
import { PostCard } from "./post-card.tsx";

export function PostGrid({ posts }: { posts: Post[] }) {
  return (
    <>
      <ul className="labs-grid">
        {posts.map((post, index) => (
          <li key={post.id}>
            <PostCard post={post} index={index} />
          </li>
        ))}
      </ul>
      <p className="labs-count">{labsFeed.footer(posts.length)}</p>
    </>
  );
}
