import { labsFeed, labsSidebar } from "../../../content/pages/labs.ts";
import { cx } from "../../ui/cx.ts";
import { NewTabMark } from "../../ui/new-tab-mark.tsx";
import { readLink, type Post } from "./post.ts";
import { PostByline } from "./post-byline.tsx";
import type { PostPlace } from "./post-places.ts";
import { useState } from "react";
import { pictureOfPost } from "../../../content/labs.ts";
import { Picture } from "../../ui/media/picture.tsx";

const frame = "aspect-[2] transition-[scale] duration-900 ease-camera group-hover/post:scale-102";

const newTab = { target: "_blank", rel: "noopener" };
const tagNames = new Map<string, string>(
  labsSidebar.categories.links.map(({ category, label }) => [category ?? "", label]),
);
const widths = { lead: "(width >= 80rem) 56rem, 100vw", other: "(width >= 64rem) 28rem, 100vw" };

type PostCardProps = { post: Post; index: number; place: PostPlace };

export function PostCard({ post, index, place }: PostCardProps) {
  const href = readLink(post);
  const tags = (post.categories ?? []).flatMap((tag) => tagNames.get(tag) ?? []);
  return (
    <article className={cx("group/post", place.article)}>
      <a
        href={href}
        {...newTab}
        tabIndex={-1}
        aria-hidden="true"
        className={cx("block overflow-hidden", place.picture)}
      >
        <PostPicture
          thumbnail={post.thumbnail}
          link={post.link}
          index={index}
          sizes={index === 0 ? widths.lead : widths.other}
        />
      </a>
      <p className={cx("min-h-[1.4em] text-label/[1.4] tracking-[0.04em] text-amber", place.tags)}>
        {tags.join(" · ")}
      </p>
      <h3 className={cx("mt-2.5", place.heading)}>
        <a href={href} {...newTab} className="no-underline decoration-amber hover:underline">
          {post.title}
          <NewTabMark />
        </a>
      </h3>
      <PostByline author={post.author} date={post.pub_date} className={place.byline} />
      <p className={cx("mt-4 max-w-[56ch]", place.text)}>
        {post.description || labsFeed.noDescription}
      </p>
      <a
        href={href}
        {...newTab}
        className={cx("text-link mt-3 inline-block py-2 text-small/body", place.read)}
      >
        {labsFeed.read}
        <span className="sr-only">: {post.title}</span>
        <NewTabMark />
      </a>
    </article>
  );
}

type PostPictureProps = {
  thumbnail: string | null | undefined;
  link: string;
  index: number;
  sizes: string;
};

/** Beside words that say what it stands for; one that is missing or broken is replaced by its place. */
function PostPicture({ thumbnail, link, index, sizes }: PostPictureProps) {
  const [broken, setBroken] = useState<string>();
  if (!thumbnail || thumbnail === broken) {
    return (
      <Picture
        asset={pictureOfPost(link, index)}
        sizes={sizes}
        isDecorative
        imageClassName={frame}
      />
    );
  }
  return (
    <img
      src={thumbnail}
      alt=""
      width={800}
      height={400}
      loading="lazy"
      decoding="async"
      className={`h-auto w-full bg-tide object-cover ${frame}`}
      onError={() => setBroken(thumbnail)}
    />
  );
}
