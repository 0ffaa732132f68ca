/** What the home page says, in the order in which it says it. */
export const home = {
  hero: {
    headline: ["Stories lit", "from within."],
    standfirst:
      "Cinematic advertising, film and PR, made by storytellers who use AI the way a cinematographer uses light.",
    actions: [
      { to: "/contact", label: "Book a consultation" },
      { to: "/our-work", label: "View our work" },
    ],
    industries: ["TECH STARTUPS", "E-COMMERCE", "HEALTHCARE", "FINTECH"],
  },
  make: {
    heading: "One studio, from the first line to the last frame.",
    entries: [
      {
        to: "/services",
        title: "Cinematic ads",
        text: "Thirty seconds that look like two hours. Written, generated, shot and graded under one roof.",
      },
      {
        to: "/film-production",
        title: "Film production",
        text: "Crew, camera and stage where a scene needs them; AI where it gives the scene more.",
      },
      {
        to: "/services",
        title: "Social and vertical",
        text: "Stories cut for the hand that holds them, in the format and rhythm of each feed.",
      },
      {
        to: "/pricing",
        title: "PR you can prove",
        text: "Campaigns anchored on a blockchain, so anyone can check what was published, and when.",
      },
    ],
  },
  terms: {
    heading: "A creative department by the month.",
    text: "Unlimited revisions, one queue, work starting within 12 hours. Pause anytime; leave with 30 days notice.",
    price: "From £15,000 per month",
    priceNote: "Prices exclude VAT.",
    action: { to: "/pricing", label: "See pricing" },
  },
  invitation: {
    heading: "What should people feel when your name comes up?",
    action: { to: "/contact", label: "Tell us" },
  },
} as const;
