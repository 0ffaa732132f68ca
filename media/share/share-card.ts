import { brand } from "../../content/brand.ts";
import type { Page } from "../../content/page.ts";

export type CardParts = { frame: string; displayFont: string; textFont: string };

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Long headlines are set smaller: the card is read at the width of a thumb. */
function chooseSize(heading: string): number {
  if (heading.length <= 26) return 88;
  return heading.length <= 48 ? 72 : 58;
}

/** One share card as a document: the key frame, the page's headline over its dark, the mark. */
export function writeShareCard(page: Page, { frame, displayFont, textFont }: CardParts): string {
  const isSaidAlready = page.path === "/" || page.label === page.heading;
  const line = isSaidAlready ? brand.tagline : page.label;
  // A headline of one line ends where a longer one has its second and third.
  const shade = page.heading.length <= 18 ? 0.2 : 0.62;
  return `<!DOCTYPE html><meta charset="utf-8"><style>
@font-face { font-family: display; src: url("${displayFont}"); font-stretch: 100% 150%; font-weight: 350 }
@font-face { font-family: text; src: url("${textFont}"); font-weight: 400 700 }
* { margin: 0; box-sizing: border-box }
body {
  width: 1200px; height: 630px; padding: 48px 64px; overflow: hidden;
  display: flex; flex-direction: column; justify-content: space-between;
  color: #f4efe6;
  background:
    linear-gradient(rgb(7 9 12 / 0.78), rgb(7 9 12 / ${shade}) 42%, transparent 72%),
    linear-gradient(transparent 62%, rgb(7 9 12 / 0.85)),
    url("${frame}") 50% 60% / cover #07090c;
}
h1 {
  max-width: 1072px; font: 350 ${chooseSize(page.heading)}px/1 display; font-stretch: 150%;
  letter-spacing: -0.03em; text-wrap: balance;
}
p { font: 500 24px/1 text }
footer { display: flex; align-items: end; justify-content: space-between }
svg { width: 64px; height: 64px }
</style><h1>${escape(page.heading)}</h1>
<footer><p>${escape(brand.name)} — ${escape(line)}</p>
<svg viewBox="0 0 32 32" fill="none"><path d="M5 6h22v11H5z" fill="#f3a94f"/><path d="M3 20.5h26M8 24h16M12 27.5h8" stroke="#f3a94f" stroke-width="1.5" stroke-linecap="square"/></svg>
</footer>`;
}
