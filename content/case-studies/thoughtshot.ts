import { brand } from "../brand.ts";
import { caseStudyCard } from "./cards.ts";
import { defineCaseStudy } from "./case-study.ts";

export const thoughtshot = defineCaseStudy({
  card: caseStudyCard("thoughtshot"),
  keywords: ["ThoughtShot", "vertical series", "short-form video", "case study"],
  standfirst:
    "How short can a story be and still turn? Three upright films, one thought each, made to be understood before a thumb can move.",
  hero: {
    asset: "thoughtshot-film-2",
    layout: "beside",
    links: [
      { to: "#films", label: "Watch all three" },
      { to: "#lab-post", label: "Read the lab notes" },
    ],
    facts: [
      { term: "Form", detail: "A Labs experiment" },
      { term: "Length", detail: "One breath each" },
    ],
  },
  blocks: [
    {
      block: "story",
      id: "rule",
      layout: "aside",
      heading: "The rule",
      paragraphs: [
        "One thought, one image, one turn. If a film needed a second image to be understood, it was two films, and we kept neither.",
        "ThoughtShot began as a Friday exercise. Each of us brought a sentence that had stuck with us during the week. The group had an hour to find the one picture in which the sentence would be true without being said, and a second hour to find out whether it could move.",
        "Most sentences die of this. 'Trust is slow' became forty pictures of bridges. 'An idea spreads' was every marble run ever filmed. The three that lived have something in common: the turn is physical. It is not that something is revealed; something gives way.",
      ],
    },
    {
      block: "films",
      id: "films",
      layout: "trio",
      heading: "Three thoughts",
      films: [
        {
          title: "Ink",
          caption: "You cannot take it back: a drop of ink opens in still water.",
          source: {
            kind: "own",
            asset: "thoughtshot-film-1",
            captions: "/captions/thoughtshot-ink.vtt",
          },
        },
        {
          title: "Filament",
          caption: "It takes longer than you think, and then it is light.",
          source: {
            kind: "own",
            asset: "thoughtshot-film-2",
            captions: "/captions/thoughtshot-filament.vtt",
          },
        },
        {
          title: "Pages",
          caption: "Everything you have read is still there, further in.",
          source: {
            kind: "own",
            asset: "thoughtshot-film-3",
            captions: "/captions/thoughtshot-pages.vtt",
          },
        },
      ],
    },
    {
      block: "list",
      id: "making",
      heading: "How each was made",
      introduction:
        "The same three people, a different order of work every time. The sound of all three is synthesised by code, without music and without a recording: a surge under water, a wire that sings with its heat, paper in moving air.",
      items: [
        {
          term: "Ink",
          detail:
            "Began with a real drop in a real glass, filmed on a phone on the kitchen table. The model was then asked for nothing but slowness. What makes it work is the second in which the ink hangs and has not decided; we kept four attempts in ninety, and cut between two.",
        },
        {
          term: "Filament",
          detail:
            "Began with the cut. We knew the light should come one beat after the viewer has given up on it, so the timing was fixed with a torch and a stopwatch before a single frame existed. The glow was generated; the waiting was directed.",
        },
        {
          term: "Pages",
          detail:
            "Began with a drawing, and very nearly stayed one. A tunnel of pages is easy to make and hard to believe, since paper that does not sag is plastic. Every version without a torn edge was thrown out.",
        },
      ],
    },
    {
      block: "results",
      id: "results",
      heading: "What it changed here",
      points: [
        "Every pitch now begins with its one-sentence film. If we cannot find it, we say so before anyone has paid.",
        "The hour limit moved into client work: a first idea is shown the same day, rough, or not at all.",
        "The format became something clients ask for by name: a weekly thought, written by them, made by us.",
      ],
    },
    {
      block: "outside",
      id: "lab-post",
      heading: "The lab notes",
      text: "The failures, with pictures, and the sentence we have still not solved.",
      link: {
        label: "Read the lab post",
        href: `${brand.newsletterUrl}/p/thoughtshot`,
        note: "On our newsletter",
      },
    },
  ],
  call: "Start Your AI Project",
});
