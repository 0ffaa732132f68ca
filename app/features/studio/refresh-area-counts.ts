let refresh: (() => void) | undefined;

/** To be called by an area that has just changed what waits in it, or has heard of a change. */
export function refreshAreaCounts(): void {
  refresh?.();
}

/** For whoever shows the counts. */
export function onAreaChange(listener: (() => void) | undefined): void {
  refresh = listener;
}
