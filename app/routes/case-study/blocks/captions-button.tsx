import { useEffect, useState, type RefObject } from "react";
import { caseStudyWords } from "../../../../content/case-studies/words.ts";
import { Button } from "../../../ui/button.tsx";

type CaptionsButtonProps = { player: RefObject<HTMLVideoElement | null>; title: string };

/** Turns on and off what the browser's own menu turns on and off, and says which it is. */
export function CaptionsButton({ player, title }: CaptionsButtonProps) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const tracks = player.current?.textTracks;
    if (!tracks) return undefined;
    const read = () => setOn(tracks[0]?.mode === "showing");
    read();
    tracks.addEventListener("change", read);
    return () => tracks.removeEventListener("change", read);
  }, [player]);

  return (
    <Button
      variant="secondary"
      size="medium"
      aria-pressed={isOn}
      onClick={() => setMode(player.current?.textTracks[0], isOn ? "disabled" : "showing")}
      className="my-1 noscript:hidden print:hidden"
    >
      {caseStudyWords.captionsButton}
      <span className="sr-only"> {caseStudyWords.captionsOf(title)}</span>
    </Button>
  );
}

function setMode(track: TextTrack | undefined, mode: TextTrackMode) {
  if (track) track.mode = mode;
}
