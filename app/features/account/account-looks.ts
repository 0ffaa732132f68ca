/** Two things side by side, where there is room. */
export const pairLook = "grid grid-cols-1 items-start gap-x-10 gap-y-12 md:grid-cols-2";

/** Something is under way, and waits for a word. */
export const waitingLook =
  "grid justify-items-start gap-5 border-l-2 border-amber py-1 pl-5 text-mist";
