import { claimFigure } from "../claims.ts";
import { titleOf, type Page } from "../page.ts";

export const filmProductionPage: Page = {
  path: "/film-production",
  label: "Film production",
  title: titleOf("Film Production"),
  description:
    "Brand films, cinematic ads, documentaries, aerial and vertical film, shot, generated or both. Film production from a London studio with a free quote.",
  keywords: [
    "film production London",
    "AI film production",
    "brand film",
    "corporate video",
    "cinematic advertising",
  ],
  type: "website",
  eyebrow: "Film production",
  heading: "Cinema, on a campaign’s clock.",
  standfirst:
    "Shot on location, generated frame by frame, or both in one cut. You bring the story and the date it has to be seen. We bring the film.",
};

/** The hero shows the first three, the section below it all six. */
export const filmBenefits = {
  heading: "What a film from here comes with",
  experience: `${claimFigure("years-and-more")} years of telling other people’s stories, and one producer who answers the telephone.`,
  items: [
    "A fixed price before the first day of shooting",
    "A director from the first call to the last cut",
    "Shot, generated or both, whichever serves the story",
    "Cuts for cinema, web and phone, each framed for itself",
    "Sound, grade, titles and captions included",
    "All rights cleared, in writing, on delivery",
  ],
} as const;

export const filmStats = {
  label: "The studio in figures",
  items: [
    { number: claimFigure("projects"), label: "projects delivered" },
    { number: claimFigure("clients"), label: "clients" },
    { number: claimFigure("satisfaction"), label: "client satisfaction" },
    { number: claimFigure("response"), label: "until you hear from us" },
  ],
} as const;

export const filmServices = {
  heading: "Six kinds of film",
  items: [
    {
      title: "Brand films",
      description: "The one film that says who you are, made to last longer than a campaign.",
      benefits: [
        "Research before script",
        "One idea, told once",
        "A cut for the lobby and one for the phone",
      ],
    },
    {
      title: "Cinematic ads",
      description: "Thirty seconds with the weight of a feature: one idea, one image people keep.",
      benefits: [
        "Storyboards you approve",
        "Cast, crew and clearances",
        "Six, fifteen and thirty seconds",
      ],
    },
    {
      title: "Documentaries",
      description: "Real people and real places, followed for as long as the story takes.",
      benefits: [
        "Access agreed on paper",
        "A small crew that stays",
        "Festival and broadcast masters",
      ],
    },
    {
      title: "AI films",
      description:
        "Worlds no location scout could find, directed shot by shot and generated in the studio.",
      benefits: [
        "A person decides every frame",
        "The same character in every shot",
        "Marked as AI in the file",
      ],
    },
    {
      title: "Aerial film",
      description: "Coast, city and site from above, flown for the story rather than the view.",
      benefits: [
        "Licensed and insured pilots",
        "Permissions handled",
        "Stills from the same flight",
      ],
    },
    {
      title: "Vertical film",
      description:
        "Composed upright from the first storyboard, never cropped from something wider.",
      benefits: [
        "Drawn at the size of a phone",
        "Understood without sound",
        "Captions set by hand",
      ],
    },
  ],
} as const;

export const filmQuote = {
  heading: "Get a free quote",
  note: "The film you have in mind and the date it is needed can come later. We answer within 24 hours.",
} as const;

export const filmCall = {
  heading: "A date, a story, a number to call you on.",
  quote: { to: "#top", label: "Get My Free Quote" },
  portfolio: { to: "/our-work", label: "View Our Portfolio" },
} as const;
