import { useCallback, useEffect, useRef } from "react";
import { previewWords } from "../../../../content/deliverable-review.ts";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useFileAddress } from "./use-file-address.ts";
import { createSoundPlayer } from "../player/create-sound-player.ts";
import { useRoom } from "../room.ts";
import { StageNote } from "./stage-note.tsx";
import { Waveform } from "./waveform.tsx";

type SoundStageProps = {
  path: string;
  title: string;
  film: { num: number; den: number; frames: number };
  isMuted: boolean;
};

/** A sound has nothing to look at but its time. */
export function SoundStage({ path, title, film, isMuted }: SoundStageProps) {
  const { address, hasFailed, isOffline, retry, fail } = useFileAddress(path);
  const { setPlayer, begin: first } = useRoom();
  const { num, den, frames } = film;
  // Read when it is there: somebody may ask for another frame while it is fetched.
  const wanted = useRef(first);
  useEffect(() => void (wanted.current = first), [first]);
  const attach = useCallback(
    (element: HTMLAudioElement) => {
      const made = createSoundPlayer(element, { rate: { num, den }, frames });
      const begin = () => {
        setPlayer(made);
        void made.seek(made.readSnapshot().frame || wanted.current);
      };
      element.addEventListener("loadeddata", begin);
      return () => {
        element.removeEventListener("loadeddata", begin);
        made.end();
        setPlayer(null);
      };
    },
    [num, den, frames, setPlayer],
  );
  if (hasFailed)
    return (
      <StageNote words={isOffline ? previewWords.offline : previewWords.failed} isAlert>
        <Button variant="secondary" onClick={retry}>
          {previewWords.tryAgain}
        </Button>
      </StageNote>
    );
  if (!address)
    return (
      <StageNote>
        <Spinner label={previewWords.loading} />
      </StageNote>
    );
  return (
    <div className="grid w-full justify-items-center gap-6 p-6 text-center">
      <p className="font-display text-heading font-stretch-125%">{title}</p>
      <Waveform address={address} frames={frames} />
      {/* What is said in it stands in the comments, or in a file of its own. */}
      <audio ref={attach} src={address} muted={isMuted} preload="auto" onError={fail}>
        <track kind="captions" />
      </audio>
    </div>
  );
}
