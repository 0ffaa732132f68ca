import { feedTags, type FeedTag } from "./feed-item.ts";

/** What authors call it in their own categories, and the words that give a post away where they name none. */
const words: Record<FeedTag, RegExp> = {
  ai: /\b(?:ai|a\.i\.|artificial intelligence|machine learning|generative|models?|neural|diffusion|prompts?|prompting|tech|technology|tools?|automation|workflow|upscal\w+|render\w*)\b/i,
  creative:
    /\b(?:creative|creativity|story|stories|storytelling|craft|film-?making|cinema\w*|editing|writing|script\w*|design|art|direct\w+|sound|music|colou?r|grade|grading|framing|lens|light|lighting|pace|cut|cuts)\b/i,
};

type Described = { categories: readonly string[]; title: string; description: string | null };

/** From the feed's own categories; by the title and the description only where those say nothing to us. */
export function findTags({ categories, title, description }: Described): FeedTag[] {
  const own = match(categories.join(" · "));
  return own.length > 0 ? own : match(`${title} ${description ?? ""}`);
}

function match(text: string): FeedTag[] {
  return feedTags.filter((tag) => words[tag].test(text));
}
