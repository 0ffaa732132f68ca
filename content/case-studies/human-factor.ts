import { caseStudyCard } from "./cards.ts";
import { defineCaseStudy } from "./case-study.ts";

export const humanFactor = defineCaseStudy({
  card: caseStudyCard("human-factor"),
  keywords: ["human factor", "AI and human creativity", "creative direction", "case study"],
  standfirst:
    "One figure, one lattice of lights, facing each other. We gave machine and director the same task, and looked hard at the difference.",
  hero: {
    asset: "human-factor-hero",
    layout: "full",
    links: [
      { to: "#film", label: "Watch the film" },
      { to: "#comparison", label: "See the difference" },
    ],
    facts: [],
  },
  blocks: [
    {
      block: "story",
      id: "task",
      layout: "wide",
      heading: "One task, two rooms",
      paragraphs: [
        "A charity asked for a film about loneliness in old age, half a minute at most, no faces. We made it twice, on the same day, with the same tools.",
        "In the first room the brief went straight into the machine. A language model wrote the treatment, the shots and the prompts; an image model and a video model made them; an automatic edit put them in order. A person pressed the buttons and was not allowed an opinion.",
        "In the second room a director, a writer and an editor had the same models and the same hours. They were allowed all the opinions they liked, and they used the first ninety minutes to disagree.",
        "The sound was made as the pictures were, by code: rain on the pane, the kettle, birds behind the window, each synthesised and none recorded. The director mostly took sounds away: by the last morning there is little left but the ticks of the kettle as it cools.",
        "Then we showed both films to the charity's volunteers, who sit with lonely people every week, without saying which was which.",
      ],
    },
    {
      block: "cards",
      id: "comparison",
      heading: "The two films",
      cards: [
        {
          name: "AI alone",
          text: "An empty armchair, a rainy window, a clock, a hand on a photograph, a sunrise. Beautifully lit. Everything in it means loneliness, and has meant it many times before.",
          points: [
            "Ready before lunch",
            "Nothing wrong with any frame",
            "The volunteers could not recall a shot an hour later",
            "Ends in hope, because such films do",
          ],
        },
        {
          name: "AI, directed",
          text: "A kettle boiled for two. The same kitchen, thirty mornings, one cup. On the last morning the second cup is taken down, looked at, and put back.",
          points: [
            "Took the whole day",
            "Two frames have visible faults, kept on purpose",
            "The volunteers described the cup without being asked",
            "Ends where it is true",
          ],
        },
      ],
    },
    {
      block: "films",
      id: "film",
      layout: "wide",
      heading: "Six of the thirty mornings",
      films: [
        {
          title: "AI, directed",
          caption:
            "From the second room: a kettle boiled for two, and mornings that come faster and faster. The ring on the table was the writer's idea.",
          source: {
            kind: "own",
            asset: "human-factor-film",
            captions: "/captions/human-factor.vtt",
          },
        },
      ],
    },
    {
      block: "insight",
      id: "insight",
      heading: "What the person added",
      text: "Not taste. A memory of a kitchen, and the nerve to leave the rest out.",
    },
    {
      block: "story",
      id: "where",
      layout: "aside",
      heading: "Where people decide",
      paragraphs: [
        "We have drawn the line through our own process since then, and it runs in three places.",
        "Before: what the story is, and for whom. A machine will answer any brief it is given, including a wrong one. Somebody has to refuse.",
        "During: what is left out. Every tool we use adds. Subtraction is a decision about the audience, and the audience is people.",
        "After: whether it is true, and whether it is fair to those who are in it. This is signed by name, in the project file, by the person who will answer the telephone.",
        "Between those three points the machine may be as fast as it likes. It drew thirty kitchens in the time it takes to find one location, and that speed is what paid for the ninety minutes of disagreement.",
      ],
    },
    {
      block: "results",
      id: "results",
      heading: "Results",
      points: [
        "The charity released the directed film, and asked to use the other one in training.",
        "The two are shown side by side at the start of every project here that asks whether a person is needed.",
        "Our three approaches, Full AI, Hybrid and Human-only, are priced and described from what that day taught us.",
        "Nobody in the second room has been replaced. One of them has learned to prompt.",
      ],
    },
  ],
  call: "Start Your AI Project",
});
