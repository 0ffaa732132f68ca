import { caseStudyCard } from "./cards.ts";
import { defineCaseStudy } from "./case-study.ts";

export const verticalVideo = defineCaseStudy({
  card: caseStudyCard("vertical-video"),
  keywords: ["vertical video", "9:16 film", "mobile video production", "case study"],
  standfirst:
    "Most upright film is wide film with its sides cut off. This one was drawn tall from the start: a street in the rain, and signs that climb out of frame.",
  hero: {
    asset: "vertical-video-4",
    layout: "beside",
    links: [
      { to: "#film", label: "Watch it upright" },
      { to: "#technical", label: "How it is framed" },
    ],
    facts: [
      { term: "Frame", detail: "9:16, never cropped" },
      { term: "Seen", detail: "On phones, sound off" },
      { term: "Client", detail: "A clothing brand" },
    ],
  },
  blocks: [
    {
      block: "story",
      id: "brief",
      layout: "inset",
      heading: "The brief",
      paragraphs: [
        "A clothing brand had a handsome wide film, and an audience that saw the middle third of it.",
        "Every cut-down made it worse. Faces lost their streets, streets lost their ends, and the product, which had been placed on the left by somebody with taste, was nowhere. The question put to us was whether the film could be rescued. The answer was to leave it alone and make another one, for the way a phone is held.",
      ],
    },
    {
      block: "films",
      id: "film",
      layout: "upright",
      heading: "A street, drawn tall",
      films: [
        {
          title: "Vertical Video",
          caption: "Rain between tall signs, and everything again in the wet ground.",
          source: {
            kind: "own",
            asset: "vertical-video-film",
            captions: "/captions/vertical-video.vtt",
          },
        },
      ],
    },
    {
      block: "story",
      id: "idea",
      layout: "aside",
      heading: "The idea: height is depth",
      paragraphs: [
        "A wide frame puts things beside one another. An upright frame puts them above one another, which the eye reads as near and far. So the film is a street in which everything of interest happens on the axis: puddle, shoes, coat, face, sign, sky.",
        "Rain does two jobs. It gives the black parts of the picture something to do, and it doubles the street in the ground, so that the lower third, which the platforms cover with buttons and captions, holds a reflection rather than a face. Nothing is lost when a button sits on it.",
        "There are five shots in twenty seconds. The first has to be understood before the thumb moves, so it is the simplest of all: one figure, one umbrella, one light.",
      ],
    },
    {
      block: "gallery",
      id: "gallery",
      layout: "strip",
      heading: "Six frames, all of them upright",
      images: [
        { asset: "vertical-video-1", caption: "The crossing, in headlamps." },
        { asset: "vertical-video-2", caption: "The stairs, with one umbrella." },
        { asset: "vertical-video-3", caption: "Signs that climb out of frame." },
        { asset: "vertical-video-4", caption: "The street, wet as a mirror." },
        { asset: "vertical-video-5", caption: "A window, seen from inside." },
        { asset: "vertical-video-6", caption: "Umbrellas, from above." },
      ],
    },
    {
      block: "technical",
      id: "technical",
      heading: "How it is made to be held",
      sections: [
        {
          heading: "Framing",
          text: "Storyboards were drawn on paper cut to the shape of a phone, at the size of a phone, and looked at from arm's length. What could not be read there was not filmed.",
          specifications: [
            { term: "Aspect ratio", detail: "9:16" },
            { term: "Safe area", detail: "Top 12%, bottom 22% free of faces" },
            { term: "Lenses", detail: "Long, from low down" },
          ],
        },
        {
          heading: "Without sound",
          text: "The story is told by light going on and off, and nothing of it is lost on a phone that is muted. Whoever turns the sound on hears rain on five different things, from the asphalt to the café window: drops that a program works out one by one, none of them recorded. Captions say what is heard.",
          specifications: [
            { term: "Captions", detail: "A separate track" },
            { term: "Sound", detail: "Synthesised, no music, -18 LUFS" },
            { term: "Reading speed", detail: "At most 15 characters a second" },
            { term: "Flashes", detail: "None above three a second" },
          ],
        },
        {
          heading: "Delivery",
          text: "One master and four files. Platforms compress what they are given; giving them less noise and more contrast where the subject is makes the compression land on the sky.",
          specifications: [
            { term: "Master", detail: "10 bit, 25 frames a second" },
            { term: "Delivered", detail: "AV1 and H.264, two sizes each" },
            { term: "First frame", detail: "Chosen as the poster, never left to chance" },
          ],
        },
      ],
    },
    {
      block: "results",
      id: "results",
      heading: "What came of it",
      points: [
        "One film, one shape, and no cut-downs to approve.",
        "The brand's next season was storyboarded upright from its first meeting; the wide version is now the derivative.",
        "A safe-area sheet that the client's other suppliers use as well.",
      ],
    },
  ],
  call: "Start Your Project",
});
