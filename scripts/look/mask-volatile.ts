import type { Page } from "@playwright/test";

/**
 * Puts the same words in place of what every start makes anew: the product's port, ids, secrets, square codes; the times of
 * sign-ins and of the newsletter's last reading; keys,
 * hashes, blocks and times of the development chain. Lengths stay, so that lines break where they did.
 */
export function maskVolatile(page: Page): Promise<void> {
  return page.evaluate(() => {
    const zeros = (digits: string) => "0".repeat(digits.length);
    const steady = (text: string) =>
      text
        .replaceAll(/(?<=127\.0\.0\.1:)\d+/g, "00000")
        .replaceAll(/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, (id) =>
          id.replaceAll(/\w/g, "0"),
        )
        .replaceAll(/(?<=0x)[\da-f]+|\b[\da-f]{16,}\b/gi, zeros)
        .replaceAll(/(?<=0{2,}…)[\da-f]+\b/gi, zeros)
        .replaceAll(/\b[A-Z2-7]{4}(?: [A-Z2-7]{4}){3,}/g, (secret) => secret.replaceAll(/\S/g, "A"))
        .replaceAll(/(?<=Last seen |signed in |Last asked )\d+ \w+, \d\d:\d\d/gi, "10 Mar, 10:30")
        // The chain has a clock of its own.
        .replaceAll(/\d+ \w+ \d{4} at \d\d:\d\d UTC/g, "10 March 2026 at 10:30 UTC");
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const words = currentNode.nodeValue ?? "";
      const kept = steady(words);
      if (kept !== words) currentNode.nodeValue = kept;
    }
    for (const term of document.querySelectorAll("dt")) {
      const block = term.nextElementSibling?.firstChild;
      if (term.textContent === "Block" && block) block.nodeValue = "24";
    }
    for (const code of document.querySelectorAll<HTMLElement>("[alt^='Square code']"))
      code.style.visibility = "hidden";
    const codes = "svg[shape-rendering=crispEdges] > path";
    for (const code of document.querySelectorAll(codes)) code.setAttribute("d", "M0 0h99v99h-99z");
  });
}
