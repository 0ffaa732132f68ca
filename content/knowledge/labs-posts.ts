import type { Fact, Subject } from "../../domain/assistant/fact.ts";
import { asksForLead } from "../../domain/assistant/protocol.ts";
import { formatLongDay } from "../dates.ts";
import { labsPage } from "../pages/labs.ts";
import { slugOf } from "./slug-of.ts";
import { splitPassage } from "./split-passage.ts";
import posts from "./posts.json" with { type: "json" };

const idOf = (slug: string) => `post-${slug}`;

export const postSubjects: readonly Subject[] = posts.map(({ slug, title }) => ({
  id: idOf(slug),
  kind: "post",
  names: [title],
  isParticular: true,
}));

/** Which paragraph of each answers best who asks for all of it. */
const heart: ReadonlyMap<string, number> = new Map([
  ["hundred-frames", 1],
  ["room-tone", 2],
  ["same-face", 2],
  ["prompt-is-a-brief", 2],
  ["ten-seconds-of-water", 3],
  ["one-warm-thing", 2],
  ["upscaling-is-not-detail", 3],
  ["failed-lipsync", 2],
]);

/** What the posts say that come with the site, paragraph by paragraph. */
export const postFacts: readonly Fact[] = posts.flatMap(
  ({ slug, title, date, description, paragraphs }) => {
    const about = idOf(slug);
    const overview = `${description ?? title} ${paragraphs[heart.get(slug) ?? 1] ?? ""}`;
    const facts = paragraphs.flatMap(splitPassage).map((text) => ({ aspect: slugOf(text), text }));
    const day = `“${title}” was published on ${formatLongDay(date)}.`;
    return [
      { aspect: "overview", text: splitPassage(overview)[0] ?? "" },
      { aspect: "date", text: day },
      ...facts,
    ]
      .map(({ aspect, text }): Fact => ({
        id: `${about}-${aspect}`,
        about,
        aspect,
        answer: `In Labs: ${text}`,
        source: { title: `Labs: ${title}`, href: `${labsPage.path}#${slug}` },
      }))
      .filter(({ answer }) => !asksForLead(answer));
  },
);
