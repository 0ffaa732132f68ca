import { claimFigure } from "../claims.ts";
import { caseStudyCard } from "./cards.ts";
import { defineCaseStudy } from "./case-study.ts";

export const romBoys = defineCaseStudy({
  card: caseStudyCard("rom-boys"),
  keywords: ["Rom Boys", "independent film", "film marketing", "film distribution", "case study"],
  standfirst:
    "Concrete bowls, low gold light, and riders who never left. We made the film, and then did the other half of the work: finding it an audience.",
  hero: {
    asset: "rom-boys-hero",
    layout: "full",
    links: [
      { to: "#trailer", label: "Watch the trailer" },
      { to: "#story", label: "Read the story" },
    ],
    facts: [
      { term: "Form", detail: "Feature documentary" },
      { term: "Role", detail: "Production, marketing, release" },
      { term: "Place", detail: "A skate-park on the edge of a city" },
    ],
  },
  blocks: [
    {
      block: "stats",
      label: "The film in figures",
      figures: [
        {
          figure: claimFigure("rom-boys-years"),
          label: "from the first day of shooting to the last cinema",
        },
        {
          figure: claimFigure("rom-boys-hours"),
          label: "hours of footage, some of it older than the riders' children",
        },
        { figure: claimFigure("rom-boys-length"), label: "minutes in the final cut" },
        { figure: claimFigure("rom-boys-screens"), label: "screens in the first season" },
      ],
    },
    {
      block: "story",
      id: "story",
      layout: "wide",
      heading: "The ones who stayed",
      paragraphs: [
        "A skate-park was poured in the late seventies, closed, half filled in, saved, listed, and never left by the people who learned to fall there. They are in their fifties now. Some of them still ride it every Sunday.",
        "The obvious film was about the park. The film they trusted us with is about what happens to a group of boys when the place that made them is older than their marriages. One became a builder and patches the bowls at night. One stopped speaking to the others over a contest in 1983. One came back after a hip replacement because, he says, the concrete is the only thing that has not changed.",
        "We shot when the light came in low over the fence, which is forty minutes on a good day, and talked the rest of the time. There is no narrator. The riders argue with one another across the cut, and the bowls, empty and gold, have the last word each time.",
        "The trailer has neither music nor a voice. Its sound is synthesised: wheels, wind, a fall and the answer of the bowl are worked out by a program to the frame, and when he hangs in the air there is almost nothing to hear.",
        "Independent films are finished when the money ends. Ours ended four months early. So the release was planned before the edit was: which rooms the film should be seen in first, who would come, and what they would say to the next person.",
      ],
    },
    {
      block: "films",
      id: "trailer",
      layout: "wide",
      heading: "The trailer",
      films: [
        {
          title: "Rom Boys, trailer",
          caption:
            "Twenty-three seconds of evening light: a rider, a board that comes back without him, and those who never left.",
          source: { kind: "own", asset: "rom-boys-film", captions: "/captions/rom-boys.vtt" },
        },
      ],
    },
    {
      block: "gallery",
      id: "behind-the-scenes",
      layout: "wall",
      heading: "Behind the scenes",
      images: [
        {
          asset: "rom-boys-1",
          caption: "The crew on the lip of the big bowl, waiting for the light.",
        },
        { asset: "rom-boys-2", caption: "One lamp and a stand, for the ten minutes after sunset." },
        { asset: "rom-boys-3", caption: "The drained bowl, before the first run of the day." },
        { asset: "rom-boys-4", caption: "The dolly and its track, with the sun already low." },
      ],
    },
    {
      block: "columns",
      id: "scope",
      heading: "Production scope",
      columns: [
        {
          heading: "Before",
          items: [
            "Research and access",
            "Archive search and rights",
            "Treatment and finance plan",
            "Location and safety",
          ],
        },
        {
          heading: "During",
          items: [
            "Direction and camera",
            "Stills on location",
            "Super-eight and tape transfer",
            "Interviews over three summers",
          ],
        },
        {
          heading: "After",
          items: [
            "Edit and grade",
            "Titles and trailer",
            "Deliverables for cinema and broadcast",
            "Marketing and release",
          ],
        },
      ],
    },
    {
      block: "numbers",
      id: "marketing",
      heading: "Marketing, in numbers",
      introduction:
        "No poster on a bus. One list of people who would drive two hours, kept by hand and treated well.",
      figures: [
        {
          figure: claimFigure("rom-boys-list"),
          label: "names on the list before the first screening",
        },
        {
          figure: claimFigure("rom-boys-previews"),
          label: "previews in skate shops, clubs and one swimming pool",
        },
        { figure: claimFigure("rom-boys-sold-out"), label: "of the first ten evenings sold out" },
        { figure: claimFigure("rom-boys-spend"), label: "spent on paid media" },
      ],
    },
    {
      block: "list",
      id: "recognition",
      heading: "Festival recognition",
      introduction: "Selected where documentaries about places are taken seriously.",
      items: [
        {
          term: "Official selection",
          detail:
            "At two documentary festivals at home and one abroad, in competition at one of them.",
        },
        { term: "Audience vote", detail: "First place in a programme of sport and culture films." },
        {
          term: "Jury mention",
          detail: "For the use of amateur archive, most of it from shoeboxes.",
        },
      ],
    },
    {
      block: "list",
      id: "coverage",
      heading: "Media coverage",
      introduction:
        "Written about by people who came for the boards and stayed for the friendships.",
      items: [
        {
          term: "National press",
          detail: "A long read on the riders, and a review in the week of release.",
        },
        {
          term: "Radio",
          detail: "An hour with two of the riders, who had not spoken on air to each other before.",
        },
        {
          term: "Skate press",
          detail: "A cover, and a pull-out map of the bowls drawn by the man who patches them.",
        },
      ],
    },
    {
      block: "list",
      id: "distribution",
      heading: "Distribution",
      introduction: "In the order that let each step pay for the next.",
      items: [
        { term: "Event cinema", detail: "Single evenings with the riders in the room." },
        { term: "Independent cinemas", detail: "A short run wherever an evening had sold out." },
        {
          term: "Streaming",
          detail: "Rental and purchase first, a subscription service a year later.",
        },
        { term: "Disc", detail: "A small edition with the whole of the super-eight footage." },
      ],
    },
  ],
  call: "Start Your Project",
});
