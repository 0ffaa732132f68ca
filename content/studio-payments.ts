/** Why a payment was not settled, in one line for the studio. */
export const paymentResolution = {
  signInAgain: "Sign in again to settle a payment.",
  missing: "There is no such payment.",
  moved: "The payment has moved on meanwhile. Look at it again before you decide.",
  campaignClosed: "Its campaign has ended. Note a refund, or open the campaign again first.",
} as const;
