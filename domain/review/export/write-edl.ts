import type { ReviewComment } from "../comment.ts";
import { canDrop, formatTimecode } from "../timecode.ts";
import { listMarkers, nameMarker, quoteMarker, type ReviewedFilm } from "./marker.ts";

/** Markers as DaVinci Resolve reads them from an EDL: Timelines > Import > Timeline Markers from EDL. */
export function writeEdl(film: ReviewedFilm, comments: readonly ReviewComment[]): string {
  const { clock, startFrame } = film;
  const isDrop = clock.isDrop && canDrop(clock.rate);
  const at = (frame: number) => formatTimecode(startFrame + frame, clock);
  const lines = listMarkers(comments, film).flatMap((marker, index) => {
    const span = `${at(marker.frame)} ${at(marker.frame + 1)}`;
    const colour = marker.isDone ? "ResolveColorGreen" : "ResolveColorRed";
    const words = [
      ` ${plain(quoteMarker(marker))}`,
      `|C:${colour}`,
      `|M:${plain(nameMarker(marker))}`,
      `|D:${marker.length}`,
    ];
    const number = String(index + 1).padStart(3, "0");
    return [`${number}  001      V     C        ${span} ${span}  `, words.join(" "), ""];
  });
  const head = [
    `TITLE: ${plain(film.title)}`,
    `FCM: ${isDrop ? "DROP FRAME" : "NON-DROP FRAME"}`,
    "",
  ];
  return [...head, ...lines].join("\r\n");
}

/** In one line, and without what parts a marker's words from its name. */
function plain(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .replaceAll("|", "/")
    .trim();
}
