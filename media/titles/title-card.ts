import type { Title } from "../list-deliverables.ts";

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

type Frame = { width: number; height: number; displayFont: string };

/** White on black: how white a pixel is says how much of it the words cover. */
export function writeTitleCard(title: Title, { width, height, displayFont }: Frame): string {
  const size = title.large ? width * 0.112 : width * 0.05;
  return `<!DOCTYPE html><meta charset="utf-8"><style>
@font-face { font-family: display; src: url("${displayFont}"); font-stretch: 100% 150%; font-weight: 350 }
* { margin: 0; box-sizing: border-box }
body {
  width: ${width}px; height: ${height}px; padding: ${height * 0.07}px ${width * 0.055}px; overflow: hidden;
  display: flex; align-items: end; color: #fff; background: #000;
}
p {
  ${title.large ? "white-space: nowrap" : "max-width: 11em"};
  font: 350 ${size}px/1 display; font-stretch: 150%; letter-spacing: -0.03em; text-wrap: balance;
}
</style><p>${escape(title.text)}</p>`;
}
