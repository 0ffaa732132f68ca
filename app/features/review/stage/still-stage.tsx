import { useState } from "react";
import { previewWords } from "../../../../content/deliverable-review.ts";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useFileAddress } from "./use-file-address.ts";
import { DrawnOn } from "./drawn-on.tsx";
import { RoomLight } from "./room-light.tsx";
import { StageNote } from "./stage-note.tsx";
import { ZoomBox } from "./zoom-box.tsx";

type StillStageProps = { path: string; title: string; aspect: number };

/** A picture, as near as one likes. */
export function StillStage({ path, title, aspect }: StillStageProps) {
  const { address, hasFailed, isOffline, retry, fail } = useFileAddress(path);
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);

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
    <>
      <RoomLight source={picture} player={null} />
      <ZoomBox aspect={aspect}>
        <img
          src={address}
          alt={title}
          className="absolute inset-0 block size-full object-fill"
          onLoad={({ currentTarget }) => setPicture(currentTarget)}
          onError={fail}
        />
        <DrawnOn aspect={aspect} />
      </ZoomBox>
    </>
  );
}
