import { claimFigure } from "../claims.ts";
import { caseStudyCard } from "./cards.ts";
import { defineCaseStudy } from "./case-study.ts";

const budget = claimFigure("lifestyle-budget");
const duration = claimFigure("lifestyle-duration");
const assets = claimFigure("lifestyle-assets");

export const aiLifestyle = defineCaseStudy({
  card: caseStudyCard("ai-lifestyle"),
  keywords: ["AI lifestyle", "AI product photography", "AI campaign cost", "case study"],
  standfirst: `Glass, cloth, citrus, steam and window light: ${assets} assets in ${duration} on a budget of ${budget}. We set it beside a traditional shoot, line by line.`,
  hero: {
    asset: "ai-lifestyle-hero",
    layout: "full",
    links: [
      { to: "#film", label: "Watch the film" },
      { to: "#method", label: "How it was done" },
      { to: "#comparison", label: "See the comparison" },
    ],
    facts: [],
  },
  blocks: [
    {
      block: "stats",
      label: "The day in figures",
      figures: [
        { figure: budget, label: "spent on generation" },
        { figure: duration, label: "from brief to delivery" },
        { figure: assets, label: "assets delivered" },
        {
          figure: claimFigure("lifestyle-cost-reduction"),
          label: "less than the traditional quote",
        },
      ],
    },
    {
      block: "story",
      id: "brief",
      layout: "aside",
      heading: "The brief, and the bet",
      paragraphs: [
        "A drinks brand needed a season of lifestyle pictures and had a quotation on the table: studio, stylist, food economist, two days, retouching.",
        "It was a fair quotation. We know, because we have written ones like it. But the pictures it would buy were going to be seen for two seconds each, at the width of a thumb, and replaced within the month. So we offered a bet. Give us a working day and the price of lunch. If the result cannot stand beside last season's, you have lost lunch.",
        "What made the bet safe was not the software. It was that the brand knew exactly what it looks like: morning, north light, linen that has been used, fruit that has been cut by a person in a hurry. A studio can work with a sentence like that. So, it turns out, can a machine, if somebody in the room has lit a lemon before.",
      ],
    },
    {
      block: "phases",
      id: "method",
      heading: "Three phases",
      phases: [
        {
          name: "Look",
          length: "The first two hours",
          text: "No generation at all. References pinned, last season's pictures marked up in pencil, the light described in words everyone agreed on. Nine sentences came out of it; every prompt that day was made of them.",
        },
        {
          name: "Make",
          length: "The next five",
          text: "Wide first, then near, as on a set. Each setting was approved before its variations were made, so that nobody fell in love with an accident. Glass was the hard part: it had to hold what stood behind it.",
        },
        {
          name: "Choose",
          length: "The last hour",
          text: "Several hundred became a few dozen. A retoucher repaired hands, labels and one impossible spoon. The film got its sound last: leaves at the window, a cup, a knife, a glass, synthesised by code and laid to the cuts, with nothing recorded and no music. The client's own people had the last word, in the room.",
        },
      ],
    },
    {
      block: "films",
      id: "film",
      layout: "wide",
      heading: "Morning, on a table",
      films: [
        {
          title: "AI Lifestyle",
          caption: "Steam, citrus and glass in window light.",
          source: {
            kind: "own",
            asset: "ai-lifestyle-film",
            captions: "/captions/ai-lifestyle.vtt",
          },
        },
      ],
    },
    {
      block: "gallery",
      id: "assets",
      layout: "row",
      heading: `Three of the ${assets}`,
      images: [
        { asset: "ai-lifestyle-1", caption: "Cut citrus on used linen." },
        { asset: "ai-lifestyle-2", caption: "A glass, and what stands behind it." },
        { asset: "ai-lifestyle-3", caption: "The table after breakfast." },
      ],
    },
    {
      block: "table",
      id: "comparison",
      heading: "Line by line",
      caption: "The quotation for a traditional shoot, and the day as it happened.",
      columns: ["Line", "Traditional", "AI"],
      rows: [
        ["Budget", claimFigure("lifestyle-traditional-budget"), budget],
        ["Timeline", "Two to three weeks", duration],
        ["Crew Size", "Nine people", "Three people"],
        ["Iterations", "Two rounds, billed", "As many as the day held"],
      ],
    },
    {
      block: "story",
      id: "honest",
      layout: "inset",
      heading: "What the table leaves out",
      paragraphs: [
        "The figures compare generation with production. They do not include the people in the room, whose years are what made the day short.",
        "Nor does it follow that the next shoot should be done this way. A new product that nobody has seen must be photographed, because a picture of it is a promise. A person who stands for the brand must be a person. For the linen and the lemons, though, the question of whether to send a van has changed, and we would rather say so than be found out.",
      ],
    },
  ],
  call: "Start Your AI Project",
});
