export const cookieBanner = {
  label: "Cookie choice",
  text: "May we remember how you found us, and load our newsletter in Labs? Without your yes, we keep only what the site needs.",
  more: { to: "/cookies", label: "What we store" },
  accept: "Accept",
  decline: "Decline",
  close: "Close without choosing",
} as const;

export const cookieControl = {
  heading: "Change your choice",
  kept: "Your choice is kept in this browser alone.",
  notYet: "You have not chosen yet. Until you do, it counts as declined.",
  accepted: (date: string) => `You accepted${date}.`,
  declined: (date: string) => `You declined${date}.`,
  onDate: (date: string) => ` on ${date}`,
  accept: "Accept",
  decline: "Decline",
  denied: "Your browser lets this site store nothing, so it counts as declined.",
  withoutScripts: "Without JavaScript nothing is stored that would need your consent.",
} as const;
