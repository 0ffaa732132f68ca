import type { Page } from "@playwright/test";

type Line = {
  text: string;
  box: { x: number; y: number; width: number; height: number };
  /** As CSS writes it. */
  ink: string;
  needed: number;
};

/**
 * Finds the lines on the screen that stand out too little from what is behind them, pictures included, which no look at
 * styles can tell. What is compared is the hundredth of each line's ground that is nearest to its ink.
 */
export async function openJudge(page: Page): Promise<() => Promise<string[]>> {
  const judge = await page.context().newPage();
  const devtools = await page.context().newCDPSession(page);
  return async () => {
    await page.evaluate(hideInk);
    const lines = await page.evaluate(listLines);
    if (lines.length === 0) return [];
    const clip = surround(lines);
    const scrolled = await page.evaluate(() => ({ x: scrollX, y: scrollY }));
    // Packed fast rather than small, which takes a third of the time.
    const { data: picture } = await devtools.send("Page.captureScreenshot", {
      format: "png",
      optimizeForSpeed: true,
      clip: { ...clip, x: clip.x + scrolled.x, y: clip.y + scrolled.y, scale: 1 },
    });
    return judge.evaluate(compare, { picture, lines, corner: clip });
  };
}

/** Only what is compared is drawn, packed and unpacked; whole pixels, so that none is mixed from two. */
function surround(lines: readonly Line[]): Line["box"] {
  const x = Math.floor(Math.min(...lines.map(({ box }) => box.x)));
  const y = Math.floor(Math.min(...lines.map(({ box }) => box.y)));
  const right = Math.ceil(Math.max(...lines.map(({ box }) => box.x + box.width)));
  const bottom = Math.ceil(Math.max(...lines.map(({ box }) => box.y + box.height)));
  return { x, y, width: right - x, height: bottom - y };
}

function listLines(): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(
    document.querySelector("main") ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || !(element instanceof HTMLElement) || element.closest(".sr-only")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { color, fontSize } = getComputedStyle(element);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, width, height, right, bottom } of range.getClientRects()) {
      if (x < 0 || y < 0 || right > innerWidth || bottom > innerHeight || width < 3) continue;
      const isCovered = [x + 1, x + width / 2, right - 1].some((across) =>
        [y + 1, bottom - 1].some((down) => {
          const seen = document.elementFromPoint(across, down);
          return !seen || !(seen.contains(element) || element.contains(seen));
        }),
      );
      if (isCovered) continue;
      lines.push({
        text: text.slice(0, 40),
        box: { x, y, width, height },
        ink: color,
        needed: Number.parseFloat(fontSize) >= 24 ? 3 : 4.5,
      });
    }
  }
  return lines;
}

async function hideInk(): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }",
  );
  document.adoptedStyleSheets.push(sheet);
  await Promise.all([...document.images].filter(isOnScreen).map(decode));
  // The first frame begins with this style, the second is shown with it.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);

  /** A size that changes meanwhile asks for another file, and ends the wait for the first. */
  async function decode(image: HTMLImageElement): Promise<void> {
    try {
      await image.decode();
    } catch (error) {
      if (image.complete && image.naturalWidth === 0) throw error;
      await new Promise(requestAnimationFrame);
      await decode(image);
    }
  }

  function isOnScreen(image: HTMLImageElement): boolean {
    const { top, bottom } = image.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && image.checkVisibility();
  }
}

type Comparison = { picture: string; lines: Line[]; corner: { x: number; y: number } };

async function compare({ picture, lines, corner }: Comparison): Promise<string[]> {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas.");
  context.drawImage(bitmap, 0, 0);

  const linear = (value: number) =>
    value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = (red: number, green: number, blue: number) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const ratio = (one: number, other: number) =>
    (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

  const readInk = (color: string) => {
    const swatch = new OffscreenCanvas(1, 1).getContext("2d");
    if (!swatch) throw new Error("No canvas.");
    swatch.fillStyle = color;
    swatch.fillRect(0, 0, 1, 1);
    return [...swatch.getImageData(0, 0, 1, 1).data];
  };

  const faults = lines.flatMap(({ text, box, ink, needed }) => {
    const [left, top] = [box.x - corner.x, box.y - corner.y + 2];
    const { data } = context.getImageData(left, top, box.width, Math.max(1, box.height - 4));
    const [red = 0, green = 0, blue = 0, alpha = 255] = readInk(ink);
    const share = alpha / 255;
    const ratios: number[] = [];
    // Every seventh point is enough to know them all by.
    for (let at = 0; at < data.length; at += 4 * 7) {
      const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
      // Ink that lets something through takes on the colour behind it.
      const mix = (own: number, behind: number) => own * share + behind * (1 - share);
      ratios.push(ratio(luminance(mix(red, r), mix(green, g), mix(blue, b)), luminance(r, g, b)));
    }
    const least =
      ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 100)] ?? 0;
    return least < needed ? [`${text}: ${least.toFixed(2)} of ${needed}`] : [];
  });
  return [...new Set(faults)];
}
