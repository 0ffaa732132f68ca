/** What the functions of a company answer where they refuse. */
export const companyAnswers = {
  notYours: "There is no such company among yours.",
  alreadyIn: (address: string) => `${address} is in the company already.`,
  onlyOwners: "Only an owner of the company can do this.",
} as const;
