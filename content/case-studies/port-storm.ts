import { caseStudyCard } from "./cards.ts";
import { defineCaseStudy } from "./case-study.ts";

export const portStorm = defineCaseStudy({
  card: caseStudyCard("port-storm"),
  keywords: ["AI film experiment", "generative video", "AI tools", "storm at sea", "case study"],
  standfirst:
    "Nobody sends a crew to a harbour wall in a storm. So we asked what AI could do with weather, water and a single turning light.",
  hero: {
    asset: "port-storm-hero",
    layout: "above",
    links: [
      { to: "#film", label: "Watch the film" },
      { to: "#tools", label: "See the tools" },
    ],
    facts: [
      { term: "Form", detail: "AI film experiment" },
      { term: "Camera days", detail: "None" },
      { term: "People", detail: "A director, an editor, an illustrator" },
    ],
  },
  blocks: [
    {
      block: "insight",
      id: "question",
      heading: "The question",
      text: "Can a machine be frightening without being loud?",
    },
    {
      block: "films",
      id: "film",
      layout: "wide",
      heading: "Not Just Any Port in a Storm",
      films: [
        {
          title: "Not Just Any Port in a Storm",
          caption:
            "A boat steers home by one light. Then a sea puts it out, and for three seconds there is only the water.",
          source: { kind: "own", asset: "port-storm-film", captions: "/captions/port-storm.vtt" },
        },
      ],
    },
    {
      block: "story",
      id: "brief",
      layout: "inset",
      heading: "A brief we set ourselves",
      paragraphs: [
        "Every agency was showing what AI could make. Almost nobody was showing what it could hold back. We wrote ourselves a one-line brief: a storm, one light, no faces, no words, and nothing in the frame that is only there because the tool could do it.",
        "Storms are honest work for this technology. Filming one is dangerous, insuring it is worse, and the sea does not take direction. Here nobody had to stand on the wall. But the sea is also where generated pictures are found out. Water remembers: a wave that passes behind a post must come out on the other side as the same wave. The eye knows, even when the viewer could not say why.",
      ],
    },
    {
      block: "story",
      id: "making",
      layout: "aside",
      heading: "How it was made",
      paragraphs: [
        "We began with pencil. Eleven drawings, one per shot, each with the light's position marked in red, because the light is the only character and its turn sets the pace. Seven of the eleven are in the film.",
        "Then came still frames, some hundreds of them, thrown away by the dozen for being handsome in the way everything is handsome now. The ones that stayed had a fault in them: a smear on the lens, a wave caught too late, a wall that needed repair.",
        "Only then did anything move. Each shot was generated in short lengths and judged on one thing, whether the swell had weight. The editor let the light turn once every eight seconds, until it is put out, and held the dark for as long as the boat is gone. There is no music: the light keeps the time that a score would. The sound came last and no microphone heard it. Wind, rain and each of the three seas that meet the boat, the stone and the lamp were computed by a program, from noise and resonances, and laid to the frame in which the water moves.",
        "What stayed in human hands is simple to list: the idea, the drawings, the choosing, the cut, and the decision to stop.",
      ],
    },
    {
      block: "list",
      id: "tools",
      heading: "The AI tools",
      introduction: "By kind, not by brand: brands change every quarter, the jobs do not.",
      items: [
        {
          term: "Image model",
          detail: "Key frames from the drawings, several hundred, of which seven were kept.",
        },
        {
          term: "Video model",
          detail:
            "Movement from each key frame, in lengths of a few seconds, judged on the weight of the water.",
        },
        {
          term: "Depth estimation",
          detail:
            "A depth map for every shot, so that rain and mist could be laid in at the right distance.",
        },
        {
          term: "Upscaling",
          detail: "From working size to cinema size, with the grain put back afterwards by hand.",
        },
        {
          term: "Frame interpolation",
          detail: "On two shots only. On the others it made the sea look like cloth.",
        },
        {
          term: "Clean-up",
          detail: "Removing a second horizon, twice, and a third lighthouse, once.",
        },
      ],
    },
    {
      block: "results",
      id: "results",
      heading: "What came of it",
      points: [
        "A film that plays in the studio's own reel between two that were shot with crews, without anyone asking which is which.",
        "A rule we now work by: the machine may surprise us in the frame, never in the cut.",
        "A way to storyboard weather, used since then in pitches where it once took a paragraph and an apology.",
        "A clear list of what is still not possible. Hands on wet rope are on it.",
      ],
    },
  ],
  call: "Start Your AI Project",
});
