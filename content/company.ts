/** Which company one looks at. */
export const companyWords = {
  changedOver: (name: string) => `You are now looking at ${name}`,
  left: (name: string) => `You are no longer in ${name}`,
  switcher: "Company",
  switcherOpen: (name: string, role: string) => `Company: ${name}, as ${role}. Change company`,
  notChosen: "The company could not be changed.",
} as const;
