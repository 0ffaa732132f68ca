import { caseStudyCard } from "./cards.ts";
import { defineCaseStudy } from "./case-study.ts";

/** The address names a port; the client behind it is fictional and stays unnamed. */
export const forthPorts = defineCaseStudy({
  card: caseStudyCard("forth-ports"),
  keywords: ["port operator", "corporate storytelling", "industrial film", "case study"],
  standfirst:
    "A port never closes, so neither did the story. Over several years with one operator, we filmed what most people see only from the motorway.",
  hero: {
    asset: "forth-ports-2",
    layout: "full",
    links: [
      { to: "#film", label: "Watch the film" },
      { to: "#gallery", label: "See the port" },
    ],
    facts: [
      { term: "Client", detail: "A port operator" },
      { term: "Form", detail: "Partnership over several years" },
      { term: "Delivered", detail: "Films, stills, a picture library" },
    ],
  },
  blocks: [
    {
      block: "story",
      id: "brief",
      layout: "aside",
      heading: "The brief",
      paragraphs: [
        "The operator moved a large part of what its region ate, wore and built with, and hardly anyone there could have said what a port does after dark.",
        "Planning hearings went badly, not because people were against the place but because they could not picture it. Recruitment went badly for the same reason. There were photographs, of course: ships in sunshine, taken from a helicopter, with nobody in them.",
        "We were asked for a corporate film. We asked for a year instead.",
      ],
    },
    {
      block: "films",
      id: "film",
      layout: "wide",
      heading: "Four in the morning, after the rain",
      films: [
        {
          title: "The Working Port",
          caption:
            "A night's work in twenty-five seconds, place by place, until one hand goes up and the last box clears the light.",
          source: { kind: "own", asset: "forth-ports-film", captions: "/captions/forth-ports.vtt" },
        },
      ],
    },
    {
      block: "story",
      id: "idea",
      layout: "inset",
      heading: "The idea: stay",
      paragraphs: [
        "A port cannot be filmed in a day, because nothing in it happens in a day. A ship is late; a crane waits; the tide does not.",
        "So we set up something closer to a residency. One camera, one assistant and one producer with a safety card, on site for a few days in every season. No script beyond a list of questions. The crane driver chose the hour; we brought the coffee.",
        "Over the years the material became a library the operator draws from every week: a fifteen-second loop for a hearing, a portrait for a vacancy, a still for an annual report, all of it lit by the port's own lamps and cut to the same grammar. When a new berth was opened, the film of its building had already been shot.",
        "The film on this page sounds like the port and was not recorded there: lamps, a diesel, rail joints, hoist, horn, water and gulls are synthesised by code, sound by sound, and set to its eight shots. It has no music.",
      ],
    },
    {
      block: "gallery",
      id: "gallery",
      layout: "mosaic",
      heading: "Six places, six hours",
      images: [
        { asset: "forth-ports-1", caption: "The gate before the first lorry." },
        { asset: "forth-ports-2", caption: "The quay at blue hour." },
        { asset: "forth-ports-3", caption: "The bridge of a ship, waiting for the tide." },
        { asset: "forth-ports-4", caption: "The yard from above." },
        { asset: "forth-ports-5", caption: "The rail head, loading." },
        { asset: "forth-ports-6", caption: "Dawn, and the night shift going home." },
      ],
    },
    {
      block: "results",
      id: "results",
      heading: "What came of it",
      points: [
        "One visual language for hearings, vacancies, reports and the lobby wall, in place of four suppliers who never met.",
        "People from the yard in every film, by name in the credits and by choice.",
        "A library that answers most requests without a shoot, which is where the partnership pays for itself.",
        "A commission renewed year after year, and a camera that the gatehouse now waves through.",
      ],
    },
    {
      block: "links",
      id: "references",
      heading: "References",
      links: [
        {
          label: "The operator's picture library",
          href: "https://port-operator.example/library",
          note: "Stills released for the press, with credits.",
        },
        {
          label: "Working on the water",
          href: "https://port-operator.example/careers",
          note: "The vacancies page the portraits were made for.",
        },
      ],
    },
  ],
  call: "Start Your Project",
});
