import type { Page } from "@playwright/test";

/** What stands over the page and must leave it alone. */
const over = "[data-cookie-banner], [data-chat-button]";

/** The words and controls there that the cookie banner or the chat's button lies on, were it by a pixel. */
export async function findCovered(page: Page, place: "first screen" | "end"): Promise<string[]> {
  await page.evaluate(async (isEnd) => {
    // A new size of the window counts from the frame after it.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    scrollTo({ top: isEnd ? document.documentElement.scrollHeight : 0, behavior: "instant" });
    await new Promise(requestAnimationFrame);
  }, place === "end");
  return page.evaluate(listCovered, over);
}

function listCovered(selector: string): string[] {
  const covers = [...document.querySelectorAll(selector)]
    .filter((cover) => cover.checkVisibility())
    .map((cover) => ({ cover, area: cover.getBoundingClientRect() }));
  const covered = new Set<string>();

  const check = (element: Element, boxes: Iterable<DOMRect>, name: string) => {
    for (const { left, right, top, bottom, width } of boxes)
      for (const { cover, area } of covers) {
        const across = Math.min(right, area.right) - Math.max(left, area.left);
        const down = Math.min(bottom, area.bottom, innerHeight) - Math.max(top, area.top);
        if (across < 1 || down < 1 || width < 3) continue;
        if (element.closest(".sr-only") || covers.some((one) => one.cover.contains(element)))
          continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        covered.add(`${cover.className} on ${name} at ${Math.round(top)}–${Math.round(bottom)}`);
      }
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const words = node.textContent?.trim();
    if (!words || !node.parentElement) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    check(node.parentElement, range.getClientRects(), `“${words.slice(0, 30)}”`);
  }
  const controls = "a[href], button, input, select, textarea, summary, video[controls]";
  for (const control of document.querySelectorAll(controls)) {
    const name = `${control.tagName} “${(control.textContent ?? "").trim().slice(0, 24)}”`;
    check(control, control.getClientRects(), name);
  }
  return [...covered];
}
