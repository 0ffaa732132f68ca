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

export const filmServices = {
  label: "Six kinds of film",
  items: [
    {
      title: "Brand films",
      description: "The one film that says who you are, made to last longer than a campaign.",
    },
    {
      title: "Cinematic ads",
      description: "Thirty seconds with the weight of a feature: one idea, one image people keep.",
    },
    {
      title: "Documentaries",
      description: "Real people and real places, followed for as long as the story takes.",
    },
    {
      title: "AI films",
      description:
        "Worlds no location scout could find, directed shot by shot and generated in the studio.",
    },
    {
      title: "Aerial film",
      description: "Coast, city and site from above, flown for the story rather than the view.",
    },
    {
      title: "Vertical film",
      description:
        "Composed upright from the first storyboard, never cropped from something wider.",
    },
  ],
} as const;

export const filmQuote = {
  heading: "Get a free quote.",
  note: "Tell us where to reach you. We answer within 24 hours, ask about the film and its date, and name a price.",
  portfolio: { to: "/our-work", label: "View Our Portfolio" },
} as const;
