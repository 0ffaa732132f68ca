const andOthers = (others: number) => {
  if (others === 0) return "";
  return others === 1 ? " and one other" : ` and ${others} others`;
};

/** Words around signing out on every device. */
export const everywhereWords = {
  title: "Sign out everywhere?",
  text: (others: number) =>
    `This device${andOthers(others)} will be signed out at once. What is not saved there is lost.`,
  action: "Sign out everywhere",
  done: "Signed out everywhere.",
  doneLine: (others: number) => `This device${andOthers(others)}: nobody is signed in any more.`,
} as const;
