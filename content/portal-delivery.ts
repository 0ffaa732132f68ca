/** What was approved, with what may be done with it. */
export const finalDeliveryWords = {
  heading: "Final deliveries",
  version: (number: number) => `Version ${number}`,
  approved: (day: string) => `approved on ${day}`,
  rights: "Usage rights",
  noRights: "As agreed in your contract.",
  until: (day: string) => `May be used until ${day}.`,
  ended: (day: string) => `The right to use it ended on ${day}.`,
  endless: "Without an end.",
} as const;
