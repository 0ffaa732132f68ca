import { prefersReducedMotion } from "../../startup/reduced-motion.ts";

/** Links within the page would take the place of the token in its address, and the next reload would open nothing. */
export function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ behavior: prefersReducedMotion() ? "auto" : "smooth" });
  heading?.focus({ preventScroll: true });
}
