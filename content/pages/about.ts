import { brand } from "../brand.ts";
import { claimFigure } from "../claims.ts";
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
  label: "Founded in",
  year: claimFigure("founded"),
  heading: "We began with cameras.",
  paragraphs: [
    `${brand.name} opened in ${brand.founded}, when a story meant a crew, a location and a long edit. That taught us the part no software does for you: what to leave out, when to cut, and why anyone should care.`,
    "When the tools changed, the questions did not. A model can make a thousand frames before lunch; choosing the one that belongs to your story is still a person’s work. So we kept the writers and directors, and gave them a faster studio.",
    "Today the same team plans the campaign, makes the film, cuts it for every screen and carries it into the press.",
  ],
} as const;

export type StorySection = { id: string; heading: string; paragraphs: readonly string[] };

/** What 'Read Our Full Company Story' opens. */
export const companyStory: {
  id: string;
  open: string;
  title: string;
  sections: readonly StorySection[];
} = {
  id: "our-journey",
  open: "Read Our Full Company Story",
  title: "Our Journey",
  sections: [
    {
      id: "cameras",
      heading: "Cameras first",
      paragraphs: [
        `${claimFigure("founded")}, ${brand.location}. Film was carried in cans, an edit took weeks, and each change of mind cost a day. It was an expensive school and a good one: nobody shot a scene without knowing why it was in the story.`,
        "That habit is the oldest thing we own. We still ask what a scene is for before we ask how to make it.",
      ],
    },
    {
      id: "screens",
      heading: "Then every screen",
      paragraphs: [
        "The audience left the room with the big screen and took the small ones along. A film had to work at forty feet and at four inches, with the sound off, upright, in the rain.",
        "So we stopped cutting wide films down and began to compose for each screen from the first drawing. The story stays the same. Its shape does not.",
      ],
    },
    {
      id: "machines",
      heading: "Machines that draw",
      paragraphs: [
        "The first generated pictures were wrong in every hand and oddly right in their light. We put them on the wall beside our own and argued about them, as one does with a new colleague.",
        "What stayed is a rule: a machine may propose anything and decide nothing. A person chooses each frame, answers for it, and says openly how it was made.",
      ],
    },
    {
      id: "proof",
      heading: "Words that can be checked",
      paragraphs: [
        "Once any picture can be made, the question is no longer whether it looks real. It is who published it, and whether it has been changed since.",
        "So we anchor campaigns on a public blockchain: a fingerprint that anyone can compare, without asking us. After all these years of making things look true, we wanted a way to show what was said.",
      ],
    },
  ],
};

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
