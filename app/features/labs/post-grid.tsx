import { labsFeed } from "../../../content/pages/labs.ts";
import type { Post } from "./post.ts";
import { PostCard } from "./post-card.tsx";
import { placeOf } from "./post-places.ts";

export function PostGrid({ posts }: { posts: Post[] }) {
  return (
    <>
      <ul className="grid gap-x-[clamp(2rem,5cqi,4rem)] gap-y-16 @min-[34rem]:grid-cols-2">
        {posts.map((post, index) => {
          const place = placeOf(index, posts.length);
          return (
            <li key={post.id} className={place.item}>
              <PostCard post={post} index={index} place={place} />
            </li>
          );
        })}
      </ul>
      <p className="mt-20 border-t border-line pt-5 text-small/body text-mist">
        {labsFeed.footer(posts.length)}
      </p>
    </>
  );
}
