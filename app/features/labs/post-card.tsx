import { labsFeed, labsSidebar } from "../../../content/pages/labs.ts";
import { NewTabMark } from "../../ui/new-tab-mark.tsx";
import { formatPostDay } from "./format-date.ts";
import { readLink, type Post } from "./post.ts";
import { PostPicture } from "./post-picture.tsx";

const newTab = { target: "_blank", rel: "noopener" };
const tagNames = new Map<string, string>(
  labsSidebar.categories.links.map(({ category, label }) => [category ?? "", label]),
);
const sizes = { lead: "(width >= 80rem) 56rem, 100vw", other: "(width >= 64rem) 28rem, 100vw" };

export function PostCard({ post, index }: { post: Post; index: number }) {
  const href = readLink(post);
  const tags = (post.categories ?? []).flatMap((tag) => tagNames.get(tag) ?? []);
  return (
    <article className="labs-post">
      <a href={href} {...newTab} tabIndex={-1} aria-hidden="true" className="labs-post-picture">
        <PostPicture
          thumbnail={post.thumbnail}
          index={index}
          sizes={index === 0 ? sizes.lead : sizes.other}
        />
      </a>
      <p className="labs-post-tags">{tags.join(" · ")}</p>
      <h3>
        <a href={href} {...newTab}>
          {post.title}
          <NewTabMark />
        </a>
      </h3>
      <p className="labs-post-byline">
        {post.author && <span>{post.author}</span>}
        <time dateTime={post.pub_date ?? undefined}>{formatPostDay(post.pub_date)}</time>
      </p>
      <p className="labs-post-text">{post.description || labsFeed.noDescription}</p>
      <a href={href} {...newTab} className="text-link labs-post-read">
        {labsFeed.read}
        <span className="sr-only">: {post.title}</span>
        <NewTabMark />
      </a>
    </article>
  );
}
