/** The way on to a booked call, from the pages around it; they need no more of it than this. */
export const toBook = {
  path: "/book",
  afterThanks: "Choose a time now",
  open: "Book a call",
  contact: "Would you rather talk?",
  pricing: "Or choose the time yourself:",
  times: "see when the studio is free",
} as const;
