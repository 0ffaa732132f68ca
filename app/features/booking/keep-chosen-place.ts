/**
 * Times that are written anew under somebody's hands: what is returned leaves them where they were, in the strip of days and on
 * the day or time that has the focus. Where that is gone, on the day that is open.
 */
export function keepChosenPlace(within: ParentNode | null): () => void {
  const scrolled = findStrip(within)?.scrollLeft ?? 0;
  const focused = within?.querySelector<HTMLInputElement>("input:focus");
  const isElsewhere = focused === null || focused === undefined;
  return () => {
    findStrip(within)?.scrollTo({ left: scrolled, behavior: "instant" });
    if (!within || isElsewhere) return;
    const inputs = Array.from(within.querySelectorAll("input"));
    const same = inputs.find(({ name, value }) => name === focused.name && value === focused.value);
    const open = within.querySelector<HTMLInputElement>("[name=day]:checked");
    (same ?? open)?.focus({ preventScroll: true });
  };
}

function findStrip(within: ParentNode | null) {
  return within?.querySelector(".slot-days");
}
