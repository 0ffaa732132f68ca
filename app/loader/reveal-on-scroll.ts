/** Fades `.reveal-text` in once a tenth of it is seen, also on pages the router brings later. */
export function revealOnScroll() {
  if (!window.IntersectionObserver || matchMedia("(prefers-reduced-motion:reduce)").matches) return;
  const root = document.documentElement;
  root.dataset.motion = "";
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
  const observeAll = () => {
    for (const element of document.querySelectorAll(".reveal-text:not([data-revealed])"))
      visibility.observe(element);
  };
  observeAll();
  new MutationObserver(observeAll).observe(root, { childList: true, subtree: true });
}
