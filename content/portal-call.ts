export const portalCallWords = {
  heading: "Calls",
  none: "No call is booked. Choose a time, and somebody who knows your work is there.",
  noneToSee: "No call is booked.",
  open: "Book a call",
  title: "Book a call",
  change: "Move or cancel",
  changeOf: (when: string) => `Move or cancel the call of ${when}`,
  see: "Your call",
  booked: "The call is booked. The invitation is on its way.",
  failed: "The calls could not be loaded.",
  by: (name: string) => `with ${name}`,
  opening: "The call is being opened",
} as const;
