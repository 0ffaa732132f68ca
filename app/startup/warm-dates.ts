/**
 * The first formatter of dates costs a browser some 20 ms, whatever it formats: it reads which languages there are. While the
 * scripts are on their way nobody waits for that; in the midst of showing rows everybody would.
 */
export function warmDates() {
  addEventListener("DOMContentLoaded", () => setTimeout(Intl.DateTimeFormat, 50));
}
