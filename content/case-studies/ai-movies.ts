import { caseStudyCard } from "./cards.ts";
import { defineCaseStudy } from "./case-study.ts";

export const aiMovies = defineCaseStudy({
  card: caseStudyCard("ai-movies"),
  keywords: ["AI movies", "AI short film", "generative film", "case study"],
  standfirst:
    "Two short films and not one camera. A ring stands in the desert at dusk; a train carries its window through the night. Both began as a page of script.",
  hero: {
    asset: "ai-movies-film-1",
    layout: "full",
    links: [
      { to: "#films", label: "Watch both films" },
      { to: "#making", label: "How they were made" },
    ],
    facts: [
      { term: "Form", detail: "Two original shorts" },
      { term: "Written, directed and cut by", detail: "People" },
    ],
  },
  blocks: [
    {
      block: "films",
      id: "films",
      layout: "pair",
      heading: "The films",
      films: [
        {
          title: "The Ring",
          caption:
            "A surveyor walks up to a ring that stands in the desert, measures it, and is answered. Eight shots, the last of them from the stalls.",
          source: {
            kind: "own",
            asset: "ai-movies-film-1",
            captions: "/captions/ai-movies-ring.vtt",
          },
        },
        {
          title: "Last Carriage",
          caption: "A window on a night train, and the lives that pass behind it.",
          source: {
            kind: "own",
            asset: "ai-movies-film-2",
            captions: "/captions/ai-movies-train.vtt",
          },
        },
      ],
    },
    {
      block: "story",
      id: "script",
      layout: "inset",
      heading: "A page each",
      paragraphs: [
        "The rule was that the script should be worth reading even if nothing was ever made from it.",
        "The Ring is about a surveyor who has been sent to measure a thing that is not on any plan, and who, having measured it, does not write the number down. It has one line of dialogue, and we cut it. Last Carriage is about a man who travels home every night past the window of a kitchen in which, every night, a light is on. On the evening it is off, he pulls the cord.",
        "Neither needed a spaceship. We had noticed that films made with AI were nearly always about the end of the world, perhaps because the end of the world forgives a wrong shadow. We wanted places where a wrong shadow would show.",
      ],
    },
    {
      block: "story",
      id: "making",
      layout: "wide",
      heading: "How they were made",
      paragraphs: [
        "As films are. The script was broken into shots, the shots drawn, the drawings timed to a scratch track that one of us hummed.",
        "Then the difference. Instead of a location we built a world: for The Ring, a floor of wind-marked sand, a sun fixed at one height for the whole film, and the ring itself, modelled like a prop, with its chips and repairs, so that it would be the same ring from every side. For Last Carriage, a single carriage window with its scratches, and behind it a long strip of night landscape which runs past at the speed of a real train.",
        "Consistency was the work. A person recognises a face, but also a coat, a walk, and the distance at which someone stops in front of a thing they fear. We kept a continuity sheet as on any set, and refused, in the end, about forty takes for each that stayed.",
        "The grade holds both films together: amber where somebody is, and teal where nobody is. Neither has music or a spoken word. What is heard was computed, as the pictures were, by a program that we wrote: wind over sand, the ring as a body of metal and at the end a projector in the one, rails, rain and wood in the other. Nothing of it was recorded.",
      ],
    },
    {
      block: "list",
      id: "credits",
      heading: "Who did what",
      introduction: "Because 'made with AI' is not a credit.",
      items: [
        { term: "Written", detail: "By a person, on paper, in a week." },
        { term: "Drawn", detail: "By a person. Thirty-one panels." },
        { term: "Built and lit", detail: "By a person, in a renderer of our own." },
        { term: "Moved and varied", detail: "By machine, under direction, shot by shot." },
        {
          term: "Sounded",
          detail: "By code: noise, resonances and rooms that are worked out, sample by sample.",
        },
        { term: "Chosen, cut and mixed", detail: "By people, late." },
      ],
    },
    {
      block: "results",
      id: "results",
      heading: "What came of it",
      points: [
        "Two films that can be discussed as films. The first question after a screening is about the surveyor.",
        "A way of building places once and returning to them, which has become how we make campaigns.",
        "Proof, for us, that the page comes first. On the days when the script was weak, no tool helped.",
      ],
    },
  ],
  call: "Start Your AI Project",
});
