import { useEffect } from "react";
import { pictureOfPost } from "../../../content/labs.ts";
import { labsReader } from "../../../content/pages/labs.ts";
import type { Article } from "../../../domain/labs/read-articles.ts";
import { Picture } from "../../ui/media/picture.tsx";
import { PostByline } from "./post-byline.tsx";

type ReaderProps = { articles: Article[]; open: string | null };

/** Every article is in the page, so that its address shows it before and without any script. */
export function Reader({ articles, open }: ReaderProps) {
  const title = articles.find(({ slug }) => slug === open)?.title;
  useEffect(() => {
    if (!title || !open) return undefined;
    const before = document.title;
    document.title = labsReader.title(title);
    document.getElementById(open)?.focus({ preventScroll: true });
    return () => {
      document.title = before;
    };
  }, [open, title]);

  return (
    <div>
      {articles.map((article, index) => (
        <article
          key={article.slug}
          id={article.slug}
          tabIndex={-1}
          aria-labelledby={`${article.slug}-title`}
          data-open={article.slug === open || undefined}
          className="hidden scroll-mt-18 pt-12 outline-none data-open:block in-[[data-labs]:not([data-reading])]:target:block"
        >
          <p className="text-small/body">
            <a href="#posts" className="text-link">
              {labsReader.back}
            </a>
          </p>
          <h2
            id={`${article.slug}-title`}
            className="mt-[clamp(2rem,5vw,5rem)] max-w-[16ch] text-display leading-none"
          >
            {article.title}
          </h2>
          <PostByline author={article.author} date={article.date} className="mt-8" />
          <Picture
            asset={pictureOfPost(`/labs#${article.slug}`, index)}
            sizes="(width >= 80rem) 72rem, 100vw"
            className="mt-10"
            imageClassName="aspect-[2.39]"
          />
          <div className="mt-[clamp(2.5rem,5vw,4.5rem)] max-w-[60ch] lg:ml-[22%]">
            {article.paragraphs.map((paragraph) => (
              <p key={paragraph} className="not-first:mt-[1.5em] first:text-lead/[1.45]">
                {paragraph}
              </p>
            ))}
          </div>
          <nav
            aria-label={article.title}
            className="mt-24 grid gap-8 border-t border-line pt-6 md:grid-cols-2"
          >
            <Neighbour article={articles[index - 1]} label={labsReader.newer} />
            <Neighbour article={articles[index + 1]} label={labsReader.older} />
          </nav>
        </article>
      ))}
    </div>
  );
}

function Neighbour({ article, label }: { article: Article | undefined; label: string }) {
  if (!article) return <span />;
  return (
    <a
      href={`#${article.slug}`}
      className="grid gap-2 no-underline hover:text-amber-bright md:last:justify-items-end md:last:text-right"
    >
      <span className="eyebrow">{label}</span>
      <span className="font-display text-subhead/[1.2] font-stretch-112%">{article.title}</span>
    </a>
  );
}
