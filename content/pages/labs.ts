import { brand } from "../brand.ts";
import { titleOf, type Page } from "../page.ts";

export const labsPage: Page = {
  path: "/labs",
  label: "Labs",
  title: titleOf("Labs"),
  description: `Notes from the ${brand.name} workshop: AI tools tried on real work, film craft, and experiments that failed usefully. Published in our newsletter.`,
  keywords: ["AI film newsletter", "creative technology", "AI tools", "storytelling craft"],
  type: "website",
  eyebrow: "Labs",
  heading: "What we learn, we publish.",
  standfirst:
    "Tools tried on real work, craft that outlives them, and experiments that failed usefully.",
};

export const labsSidebar = {
  label: "Labs sidebar",
  toggle: "Toggle sidebar",
  hint: "Ctrl or ⌘ and B",
  open: "Sections",
  navigation: {
    label: "Navigation",
    links: [
      { to: "/", label: "Home" },
      { to: "/about", label: "About" },
      { to: "/services", label: "Services" },
      { to: "/our-work", label: "Our Work" },
      { to: "/labs", label: "Labs" },
      { to: "/contact", label: "Contact" },
    ],
  },
  categories: {
    label: "Labs Categories",
    links: [
      { category: null, to: "/labs", label: "All Posts" },
      { category: "ai", to: "/labs?category=ai", label: "AI & Tech" },
      { category: "creative", to: "/labs?category=creative", label: "Creative" },
    ],
  },
} as const;

export const labsFeed = {
  label: "Latest posts",
  loading: "Loading latest posts...",
  error: "Unable to load posts from Substack.",
  errorFallback: "Please try again later.",
  tryAgain: "Try Again",
  saved: (age: string) => `Saved in this browser ${age}`,
  empty: "No posts found in our feed.",
  emptyCategory: "None of the latest posts is about this.",
  allPosts: "All Posts",
  showDirectly: "Show Substack Directly",
  noDescription: "No description available.",
  unknownDate: "Unknown date",
  read: "Read full article",
  footer: (count: number) => `Showing latest ${count} posts`,
  count: (count: number) => (count === 1 ? "1 post" : `${count} posts`),
} as const;

export const labsAside = {
  label: "About this feed",
  about: {
    heading: "About Labs",
    text: "Written by the people who did the work, on the day it worked or did not. New models are put on a real shot before we form an opinion.",
  },
  refresh: "Refresh Feed",
  stats: {
    heading: "Quick Stats",
    loaded: "Posts Loaded",
    updated: "Last Updated",
    never: "Never",
  },
} as const;

export const labsNewsletter = {
  href: brand.newsletterUrl,
  host: new URL(brand.newsletterUrl).host,
  embed: `${brand.newsletterUrl}/embed`,
  link: "Read the newsletter",
  subscribe: "Open the newsletter",
  show: "Show newsletter",
  hide: "Hide newsletter",
  title: "The newsletter",
  ask: "This part comes from the newsletter’s own address, which will learn of your visit and may set cookies of its own.",
  load: "Load the newsletter",
  refused: "The newsletter does not let other sites show it. It opens in a tab of its own.",
  blank:
    "Nothing to be seen here? Then the newsletter, or your browser, does not allow it to be shown inside other sites.",
} as const;

export const labsReader = {
  label: "Article",
  back: "All posts",
  newer: "Newer",
  older: "Older",
  title: (title: string) => titleOf(title),
} as const;

/** What the assistant says of several posts. */
export const latestPosts = (posts: readonly string[]) => `The latest in Labs. ${posts.join(" ")}`;
