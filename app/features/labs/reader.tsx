import { useEffect } from "react";
import { fallbackThumbnails } from "../../../content/labs.ts";
import { labsReader } from "../../../content/pages/labs.ts";
import type { Article } from "../../../domain/labs/read-articles.ts";
import { Picture } from "../../ui/media/picture.tsx";
import { formatPostDay } from "./format-date.ts";

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
    <div className="labs-reader">
      {articles.map((article, index) => (
        <article
          key={article.slug}
          id={article.slug}
          tabIndex={-1}
          aria-labelledby={`${article.slug}-title`}
          data-open={article.slug === open || undefined}
        >
          <p className="labs-reader-back">
            <a href="#posts" className="text-link">
              {labsReader.back}
            </a>
          </p>
          <h2 id={`${article.slug}-title`} className="labs-reader-title">
            {article.title}
          </h2>
          <p className="labs-post-byline">
            {article.author && <span>{article.author}</span>}
            <time dateTime={article.date ?? undefined}>{formatPostDay(article.date)}</time>
          </p>
          <Picture
            asset={fallbackThumbnails[index % fallbackThumbnails.length] ?? "labs-1"}
            sizes="(width >= 80rem) 72rem, 100vw"
            className="labs-reader-picture"
          />
          <div className="labs-reader-text">
            {article.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <nav aria-label={article.title} className="labs-reader-next">
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
    <a href={`#${article.slug}`}>
      <span className="eyebrow">{label}</span>
      <span>{article.title}</span>
    </a>
  );
}
