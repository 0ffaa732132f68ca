import { caseStudyCard } from "./cards.ts";
import { defineCaseStudy } from "./case-study.ts";

export const droneImagery = defineCaseStudy({
  card: caseStudyCard("drone-imagery"),
  keywords: ["drone imagery", "aerial film", "drone photography", "licensing", "case study"],
  standfirst:
    "From high enough, a place explains itself. Aerial film and stills of coast, river, hill and city, flown for what they say rather than how they look.",
  hero: {
    asset: "drone-imagery-5",
    layout: "above",
    links: [
      { to: "#film", label: "Watch the film" },
      { to: "#gallery", label: "See six places" },
      { to: "#licensing", label: "How licensing works" },
    ],
    facts: [],
  },
  blocks: [
    {
      block: "list",
      id: "clients",
      heading: "Clients",
      introduction: "Each asked for a picture of a place. Each needed an argument.",
      items: [
        {
          term: "A coastal council",
          detail: "To show residents where the cliff has gone, and where it is going next.",
        },
        {
          term: "A river trust",
          detail: "To follow a braided river from its source without a single word about sediment.",
        },
        {
          term: "A hill-farming co-operative",
          detail: "To sell tea from terraces that no road reaches.",
        },
        {
          term: "A city's transport authority",
          detail: "To explain a night network to people who are asleep when it runs.",
        },
        { term: "An energy company", detail: "To plan a causeway that floods twice a day." },
      ],
    },
    {
      block: "films",
      id: "film",
      layout: "wide",
      heading: "One minute before the tide turns",
      films: [
        {
          title: "Drone Imagery",
          caption:
            "Six flights from surf to causeway: coast, river, terraces, a city at night, cloud and the last light.",
          source: {
            kind: "own",
            asset: "drone-imagery-film",
            captions: "/captions/drone-imagery.vtt",
          },
        },
      ],
    },
    {
      block: "story",
      id: "role",
      layout: "aside",
      heading: "Our role",
      paragraphs: [
        "Everything from the map to the licence. We read the place first, on charts and with the people who work it, and decide what the height should explain. Then we plan the flight: season, hour, tide, permissions, and where to stand if the wind changes its mind.",
        "Flying is the short part. A flight of eighteen minutes may hold twenty seconds that matter, and they are usually the twenty seconds in which nothing turns, dives or reveals. A camera that shows off looks at itself. Ours moves the way a thought does, in one direction, and stops when it has arrived.",
        "Afterwards comes the part that is new. Where a client needs the same place in another season or under a plan that has not been built, we extend our own footage with AI, mark it as such in the file and in the caption, and keep the original beside it. A picture of what might be is useful. A picture that pretends it already is would end our welcome in every planning office in the country. The sound of the film is marked in the same way: surf, river, crickets, traffic and wind were synthesised by code for each place, and nothing in it was recorded there.",
      ],
    },
    {
      block: "gallery",
      id: "gallery",
      layout: "mosaic",
      heading: "Six places",
      images: [
        { asset: "drone-imagery-1", caption: "Coast and surf at first light." },
        { asset: "drone-imagery-2", caption: "A braided river at low water." },
        { asset: "drone-imagery-3", caption: "Terraced hills, flooded for planting." },
        { asset: "drone-imagery-4", caption: "A city grid at night." },
        { asset: "drone-imagery-5", caption: "A sea of cloud, and what stands above it." },
        { asset: "drone-imagery-6", caption: "A causeway between two tides." },
      ],
    },
    {
      block: "columns",
      id: "licensing",
      heading: "Licensing",
      columns: [
        {
          heading: "Commissioned",
          items: [
            "The client owns what was flown for it",
            "We keep a right to show it here",
            "Raw footage handed over on request",
          ],
        },
        {
          heading: "Library",
          items: [
            "Non-exclusive, by use and term",
            "Film and stills from the same flight",
            "Every clip with place, date and permission on file",
          ],
        },
        {
          heading: "Altered by AI",
          items: [
            "Marked in the file and in the caption",
            "The unaltered original delivered with it",
            "Never sold as a record of what was there",
          ],
        },
      ],
    },
    {
      block: "results",
      id: "results",
      heading: "Results",
      points: [
        "A consultation in which residents argued about the coast rather than about the map of it.",
        "A river film shown in schools, silent, with the children doing the commentary.",
        "Terraces that sell tea by being seen whole, once, before the price.",
        "A library of places that grows with every commission and pays its makers each time it is used.",
      ],
    },
    {
      block: "insight",
      id: "insight",
      heading: "Key insight",
      text: "Height is not a view. It is an explanation, and it should end when it is understood.",
    },
  ],
  call: "Start Your Project",
});
