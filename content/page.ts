import { brand } from "./brand.ts";

/** What every page says about itself: to readers on its first screen, to search and share cards in its head. */
export type Page = {
  path: string;
  /** Its short name: in breadcrumbs and lists. */
  label: string;
  title: string;
  /** At most 160 characters, the length that search results show. */
  description: string;
  keywords: readonly string[];
  type: "website" | "article";
  eyebrow: string;
  heading: string;
  standfirst: string;
  kind?: "AboutPage" | "CollectionPage" | "ContactPage";
  parent?: { path: string; label: string };
  /** Out of the sitemap, and `noindex`: nothing there is meant to be found by searching. */
  isHiddenFromSearch?: true;
  /** An error page answers any address, so it claims none as its own. */
  hasNoAddress?: boolean;
};

export type PageLink = { to: string; label: string };

export function titleOf(name: string): string {
  return `${name} - ${brand.name}`;
}
