import type { Page } from "@playwright/test";

/**
 * The words of the whole page, seen or not yet, whose colour as it stands now is too near to the ground's. What a word
 * will fade in from is what it has before it is reached. Words on pictures are judged as if on the night behind them;
 * find-unreadable.ts looks at the pictures.
 */
export function findFaint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const known = new Map<string, Colour>();
    const swatch = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    if (!swatch) throw new Error("No canvas.");

    const read = (css: string): Colour => {
      const before = known.get(css);
      if (before) return before;
      swatch.clearRect(0, 0, 1, 1);
      swatch.fillStyle = css;
      swatch.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = swatch.getImageData(0, 0, 1, 1).data;
      const colour = [red, green, blue, alpha / 255] as const;
      known.set(css, colour);
      return colour;
    };
    const lay = (ink: Colour, ground: Colour, alpha: number): Colour => {
      const mix = (one: number, other: number) => one * alpha + other * (1 - alpha);
      return [mix(ink[0], ground[0]), mix(ink[1], ground[1]), mix(ink[2], ground[2]), 1];
    };
    const luminance = (colour: Colour) => {
      const linear = (value: number) =>
        value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2]);
    };

    const grounds = new Map<Element | null, { ground: Colour; opacity: number }>();
    const standOn = (element: Element | null): { ground: Colour; opacity: number } => {
      if (!element) return { ground: read("#07090c"), opacity: 1 };
      const before = grounds.get(element);
      if (before) return before;
      const below = standOn(element.parentElement);
      const { backgroundColor, backgroundClip, opacity } = getComputedStyle(element);
      const fill = read(backgroundColor);
      const isFill = backgroundClip !== "text" && fill[3] > 0;
      const here = {
        ground: isFill ? lay(fill, below.ground, fill[3]) : below.ground,
        opacity: below.opacity * Number(opacity),
      };
      grounds.set(element, here);
      return here;
    };
    /** Of letters cut out of a gradient every colour has to do, of outlined ones the line. */
    const inksOf = (style: CSSStyleDeclaration): Colour[] => {
      if (style.backgroundClip === "text")
        return Array.from(style.backgroundImage.matchAll(/rgba?\([^)]*\)/g), ([css]) => read(css));
      const isOutlined = Number.parseFloat(style.webkitTextStrokeWidth) > 0;
      return [read(isOutlined ? style.webkitTextStrokeColor : style.color)];
    };

    // A label that comes back after a wait is on its way; what has not begun to come is judged as it stands.
    for (const change of document.getAnimations())
      if (change instanceof CSSTransition) change.finish();
    const faint = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const words = texts.currentNode.textContent?.trim();
      if (
        !words ||
        !element ||
        element.closest(".sr-only, [aria-busy=true], [aria-disabled=true], [disabled], noscript")
      )
        continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      const { ground, opacity } = standOn(element);
      const needed = Number.parseFloat(style.fontSize) >= 24 ? 3 : 4.5;
      for (const ink of inksOf(style)) {
        const seen = luminance(lay(ink, ground, ink[3] * opacity));
        const behind = luminance(ground);
        const ratio = (Math.max(seen, behind) + 0.05) / (Math.min(seen, behind) + 0.05);
        if (ratio < needed) faint.add(`“${words.slice(0, 40)}”: ${ratio.toFixed(2)} of ${needed}`);
      }
    }
    return [...faint];
  });
}
