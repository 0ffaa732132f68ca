import { brand } from "../brand.ts";
import type { MediaKey } from "../media.ts";
import { titleOf, type Page } from "../page.ts";

export const aboutPage: Page = {
  path: "/about",
  label: "About",
  title: titleOf("About"),
  description: `A creative partner since ${brand.founded}: writers, directors and producers who work with AI as they work with a camera. Based in ${brand.location}.`,
  keywords: ["AI creative agency", "storytelling studio", "about", "London creative partner"],
  type: "website",
  kind: "AboutPage",
  eyebrow: "About",
  heading: "Story first. Then every tool there is.",
  standfirst:
    "We are a creative partner for businesses that have something to say. AI stands beside the camera here. People still decide what is worth showing.",
};

export const aboutIntro = {
  label: "Where we come from",
  year: String(brand.founded),
  heading: "We began with cameras.",
  paragraphs: [
    `${brand.name} opened in ${brand.founded}, when a story meant a crew, a location and a long edit. That taught us the part no software does for you: what to leave out, when to cut, and why anyone should care.`,
    "When the tools changed, the questions did not. A model can make a thousand frames before lunch; choosing the one that belongs to your story is still a person’s work. So we kept the writers and directors, and gave them a faster studio.",
    "Today the same team plans the campaign, makes the film, cuts it for every screen and carries it into the press.",
  ],
} as const;

export const aboutCardsLabel = "How we work";

export const aboutCards: readonly {
  asset: MediaKey;
  heading: string;
  text: string;
}[] = [
  {
    asset: "about-storyboards",
    heading: "Drawn before it is made",
    text: "Every film begins on paper, around one table, until the order of the pictures tells the story without a word.",
  },
  {
    asset: "about-screens",
    heading: "Looked at, again and again",
    text: "Machines offer hundreds of frames. An editor looks at each and keeps the few that mean something.",
  },
  {
    asset: "about-corridor",
    heading: "More than one way in",
    text: "Camera, model, stage, archive: we open the door the story needs and leave the others shut.",
  },
  {
    asset: "about-lighthouse",
    heading: "One light to steer by",
    text: "A campaign has one thought. It shines the same from a cinema screen and from a phone in the rain.",
  },
];

export const aboutCall = {
  heading: "Bring us the story you have not managed to tell.",
  link: { to: "/contact", label: "Start Your Project" },
} as const;
