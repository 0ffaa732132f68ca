import type { ReviewComment } from "../comment.ts";
import { canDrop } from "../timecode.ts";
import { listMarkers, nameMarker, quoteMarker, type ReviewedFilm } from "./marker.ts";

/** Markers as Final Cut Pro reads them, in an empty timeline as long as the film. What is resolved is done. */
export function writeFcpxml(film: ReviewedFilm, comments: readonly ReviewComment[]): string {
  const { clock, startFrame, frameCount } = film;
  const { num, den } = clock.rate;
  const time = (frames: number) => `${frames * den}/${num}s`;
  const isDrop = clock.isDrop && canDrop(clock.rate);
  const size =
    film.width !== null && film.height !== null
      ? ` width="${film.width}" height="${film.height}"`
      : "";
  const markers = listMarkers(comments, film).map(
    (marker) =>
      `              <marker start="${time(startFrame + marker.frame)}" duration="${time(marker.length)}"` +
      ` value="${escape(nameMarker(marker))}" completed="${marker.isDone ? 1 : 0}"` +
      ` note="${escape(quoteMarker(marker))}"/>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<!DOCTYPE fcpxml>",
    '<fcpxml version="1.9">',
    "  <resources>",
    `    <format id="r1" frameDuration="${time(1)}"${size}/>`,
    "  </resources>",
    "  <library>",
    `    <event name="${escape(film.title)}">`,
    `      <project name="${escape(film.title)}">`,
    `        <sequence format="r1" duration="${time(frameCount)}" tcStart="${time(startFrame)}"` +
      ` tcFormat="${isDrop ? "DF" : "NDF"}">`,
    "          <spine>",
    `            <gap name="Gap" offset="${time(startFrame)}" start="${time(startFrame)}"` +
      ` duration="${time(frameCount)}">`,
    ...markers,
    "            </gap>",
    "          </spine>",
    "        </sequence>",
    "      </project>",
    "    </event>",
    "  </library>",
    "</fcpxml>",
    "",
  ].join("\n");
}

function escape(text: string): string {
  return (
    text
      // No XML holds these, in whatever form.
      .replaceAll(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
      .replaceAll(/[\t\n\r]/g, (letter) => `&#${letter.codePointAt(0)};`)
  );
}
