/** How long the pointer has to rest before the rows under it may move. */
const restMs = 2000;

/** Marks a list, table or card deck whose rows stay where they are while somebody aims at them. */
export const steady = { "data-steady": "" } as const;

let lastMoved = Number.NEGATIVE_INFINITY;

function notePointer(event: Event): void {
  const isOverRows =
    event.target instanceof Element && event.target.closest("[data-steady]") !== null;
  lastMoved = isOverRows ? performance.now() : Number.NEGATIVE_INFINITY;
}

/** Tracks the pointer while the caller wants its rows to stay in place. Answers how to stop. */
export function trackPointer(): () => void {
  document.addEventListener("pointermove", notePointer);
  document.addEventListener("pointerdown", notePointer);
  return () => {
    document.removeEventListener("pointermove", notePointer);
    document.removeEventListener("pointerdown", notePointer);
  };
}

/** Waits until nobody aims at a row: one that comes in above would put another under the pointer. */
export async function waitForRest(): Promise<void> {
  const left = lastMoved + restMs - performance.now();
  if (left <= 0) return;
  await new Promise((resolve) => setTimeout(resolve, left));
  await waitForRest();
}
