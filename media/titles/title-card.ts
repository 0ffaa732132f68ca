import type { Title } from "../list-deliverables.ts";

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

type Frame = { width: number; height: number; displayFont: string };

/** White on black: how white a pixel is says how much of it the words cover. */
export function writeTitleCard(title: Title, { width, height, displayFont }: Frame): string {
  const size = title.large ? width * (title.credit ? 0.078 : 0.112) : width * 0.05;
  return `<!DOCTYPE html><meta charset="utf-8"><style>
@font-face { font-family: display; src: url("${displayFont}"); font-stretch: 100% 150%; font-weight: 350 }
* { margin: 0; box-sizing: border-box }
body {
  width: ${width}px; height: ${height}px; padding: ${height * 0.07}px ${width * 0.055}px; overflow: hidden;
  display: flex; flex-direction: column; justify-content: ${title.credit ? "center" : "end"}; color: #fff; background: #000;
}
p, small { font: 350 ${size}px/1 display; font-stretch: 150%; letter-spacing: -0.03em; text-wrap: balance }
p { ${title.large && !title.credit ? "white-space: nowrap" : "max-width: 11em"} }
small {
  align-self: start; margin-top: ${height * 0.05}px; padding-top: ${height * 0.035}px; border-top: 1px solid #999;
  font-size: ${width * 0.034}px; letter-spacing: -0.02em;
}
</style><p>${escape(title.text)}</p>${title.credit ? `<small>${escape(title.credit)}</small>` : ""}`;
}
