/** Where this browser keeps what was paid, or is being paid, from it. */
export const paymentsEntry = "payments";

/** Whether there is anything to load the payment code for. */
export function hasKeptPayments(): boolean {
  try {
    return (localStorage.getItem(paymentsEntry) ?? "[]") !== "[]";
  } catch {
    // Denied: nothing can have been kept.
    return false;
  }
}
