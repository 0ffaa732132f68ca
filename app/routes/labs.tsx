import { useLoaderData } from "react-router";
import feed from "../../content/feed.xml?raw";
import { labsPage } from "../../content/pages/labs.ts";
import { readArticles } from "../../domain/labs/read-articles.ts";
import { PageMain } from "../site/page-main.tsx";
import { hydrateAfterPaint } from "../startup/hydration-mode.ts";
import { pageMetadata } from "../site/metadata/page-metadata.ts";
import { LabsJournal } from "../features/labs/labs-journal.tsx";
import "../styles/pages/labs.css";

export const handle = hydrateAfterPaint;
export const meta = () => pageMetadata(labsPage);

/** Runs when the site is built: no parser reaches the browser. */
export function loader() {
  return { articles: readArticles(feed) };
}

/** A category is another view of the same articles. */
export const shouldRevalidate = () => false;

export default function Labs() {
  const { articles } = useLoaderData<typeof loader>();
  return (
    <PageMain>
      <LabsJournal articles={articles} />
    </PageMain>
  );
}
