import { type FeedItem, feedTags, type FeedTag } from "./feed-item.ts";
import { cleanText, shorten, toPlainText } from "./plain-text.ts";
import { readDate } from "./read-date.ts";
import { resolveAddress } from "./resolve-address.ts";

/** What authors call it in their own categories, and the words that give a post away where they name none. */
const words: Record<FeedTag, RegExp> = {
  ai: /\b(?:ai|a\.i\.|artificial intelligence|machine learning|generative|models?|neural|diffusion|prompts?|prompting|tech|technology|tools?|automation|workflow|upscal\w+|render\w*)\b/i,
  creative:
    /\b(?:creative|creativity|story|stories|storytelling|craft|film-?making|cinema\w*|editing|writing|script\w*|design|art|direct\w+|sound|music|colou?r|grade|grading|framing|lens|light|lighting|pace|cut|cuts)\b/i,
};

const longest = { guid: 2000, title: 300, author: 200, description: 400 };
/** More of a post is never read: a description comes from its beginning. */
const readFrom = 20_000;

export type RawItem = {
  guid: string | undefined;
  title: string | undefined;
  link: string | undefined;
  author: string | undefined;
  date: string | undefined;
  /** In order of preference; the first that has words is taken. */
  descriptions: (string | undefined)[];
  images: (string | undefined)[];
  categories: string[];
};

export type ItemContext = { base: string | null; now: number };

/** Null where there is nothing to link to: such a post can be neither read nor told from others. */
export function buildItem(raw: RawItem, { base, now }: ItemContext): FeedItem | null {
  const link = resolveAddress(raw.link, base);
  const description = firstWords(raw.descriptions);
  const title =
    shorten(toPlainText(raw.title ?? ""), longest.title) || shorten(description ?? "", 80);
  if (link === null || title === "") return null;
  const guid = cleanText(raw.guid ?? "").slice(0, longest.guid) || link;
  const author = shorten(toPlainText(raw.author ?? ""), longest.author) || null;
  const image = raw.images.map((each) => resolveAddress(each, base)).find((each) => each !== null);
  return {
    guid,
    title,
    link,
    author,
    pubDate: readDate(raw.date, now),
    description,
    image: image ?? null,
    tags: findTags({ categories: raw.categories, title, description }),
  };
}

function firstWords(htmls: (string | undefined)[]): string | null {
  for (const html of htmls) {
    const text = toPlainText((html ?? "").slice(0, readFrom));
    if (text !== "") return shorten(text, longest.description);
  }
  return null;
}

/** The first picture of a post that names none. */
export function findPicture(html: string | undefined): string | undefined {
  const source = /<img\b[^>]{0,2000}?\ssrc\s*=\s*["']([^"']{1,2000})["']/i.exec(
    (html ?? "").slice(0, readFrom),
  )?.[1];
  return source?.replaceAll("&amp;", "&");
}

type Described = { categories: readonly string[]; title: string; description: string | null };

/** From the feed's own categories; by the title and the description only where those say nothing to us. */
function findTags({ categories, title, description }: Described): FeedTag[] {
  const own = match(categories.join(" · "));
  return own.length > 0 ? own : match(`${title} ${description ?? ""}`);
}

function match(text: string): FeedTag[] {
  return feedTags.filter((tag) => words[tag].test(text));
}
