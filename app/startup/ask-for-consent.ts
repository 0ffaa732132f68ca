import { prefersReducedMotion } from "./reduced-motion.ts";

const delay = 1000;
const exit = 300;

/**
 * Shows the cookie banner a second after load to whoever has not chosen yet. Any `data-consent`
 * button on the page answers it: "accepted", "declined", or nothing, which is not remembered.
 */
export function askForConsent() {
  const findBanner = () => document.querySelector<HTMLElement>("[data-cookie-banner]");

  const isAnswered = () => {
    try {
      return Boolean(localStorage.cookieConsent);
    } catch {
      // Storage is denied, so there is no answer.
      return false;
    }
  };

  const settle = () => (document.documentElement.dataset.settled = "");

  const leave = () => {
    const banner = findBanner();
    if (!banner) return;
    banner.dataset.leaving = "";
    setTimeout(
      () => {
        banner.hidden = true;
        settle();
      },
      prefersReducedMotion() ? 0 : exit,
    );
  };

  const show = () => {
    const banner = findBanner();
    if (banner && !isAnswered()) banner.hidden = false;
  };

  const wait = () => setTimeout(show, delay);

  // The page keeps a place for the banner until then.
  if (isAnswered()) settle();

  // In development this runs with the app, after the page has loaded.
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait);
  addEventListener("storage", () => isAnswered() && leave());
  addEventListener("click", ({ target }) => {
    const button =
      target instanceof Element && target.closest<HTMLElement>("[data-consent]")?.dataset;
    if (!button) return;
    if (button.consent)
      try {
        localStorage.cookieConsent = button.consent;
        localStorage.cookieConsentDate = new Date().toISOString();
        // The browser tells other tabs by itself; the app in this one hears it from here.
        dispatchEvent(new Event("storage"));
      } catch {
        // Denied: the answer holds until the page is left.
      }
    leave();
  });
}
