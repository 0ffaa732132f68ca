import { readFileSync } from "node:fs";
import { readArticles } from "../../domain/labs/read-articles.ts";

const feed = new URL("../../content/feed.xml", import.meta.url);

/** The posts that come with the site, as the assistant knows them: it runs where no feed can be read. */
export function readOwnPosts() {
  return readArticles(readFileSync(feed, "utf8")).map(
    ({ slug, title, date, description, paragraphs }) => ({
      slug,
      title,
      date,
      description,
      paragraphs,
    }),
  );
}
