/** Shown before the code of the payment panel has arrived; the words of the panel come with it. */
export const paymentDialog = {
  heading: (packageName: string) => `Pay with ETH: ${packageName}`,
  trigger: "Pay with ETH",
  /** Said after it, where the button is heard alone. */
  triggerFor: (packageName: string) => `for ${packageName}`,
  loading: "Opening the till…",
  notLoaded: "The payment form could not be loaded.",
  tryAgain: "Try again",
  withoutScripts: "Paying here needs JavaScript. The studio can send you the details instead.",
  contact: { to: "/contact", label: "Write to the studio" },
  stepsLabel: "Steps",
  steps: { setup: "Setup", payment: "Payment", confirmation: "Confirmation" },
} as const;
