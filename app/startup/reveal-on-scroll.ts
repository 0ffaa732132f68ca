import { watchElements } from "./watch-elements.ts";
import { prefersReducedMotion } from "./reduced-motion.ts";

/** Fades `.reveal-text` in once a tenth of it is seen, also on pages the router brings later. */
export function revealOnScroll() {
  if (prefersReducedMotion()) return;
  document.documentElement.dataset.motion = "";
  const visibility = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.setAttribute("data-revealed", "");
        visibility.unobserve(target);
      }
    },
    { threshold: 0.1 },
  );
  watchElements(".reveal-text:not([data-revealed])", (text) => visibility.observe(text));
}
