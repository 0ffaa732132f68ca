import { useState } from "react";
import { faster, slower } from "./shuttle.ts";
import type { Player } from "./create-player.ts";
import { useRoom } from "../room.ts";

type Around = {
  focusStage: () => void;
  focusTimecode: () => void;
  focusComposer: () => void;
  help: () => void;
  toggleSound: () => void;
  resolve: () => void;
};

/** What keys and buttons do, by one name each. */
export function usePlayerDeeds(player: Player | null, around: Around) {
  const { point, tool, setTool, viewer, isApproved } = useRoom();
  const [speed, setSpeed] = useState(1);
  const canComment = viewer.mayComment && !isApproved;
  const read = () => player?.readSnapshot() ?? { frame: 0, speed: 0, isSeeking: false };
  const play = (at: number) => void player?.play(at);

  return {
    ...around,
    speed,
    setSpeed: (next: number) => {
      setSpeed(next);
      if (read().speed > 0) play(next);
    },
    toggle: () => (read().speed === 0 ? play(speed) : void player?.pause()),
    pause: () => void player?.pause(),
    faster: () => play(faster(read().speed)),
    slower: () => play(slower(read().speed)),
    step: (by: number) => void player?.step(by),
    goTo: (frame: number) => void player?.seek(frame),
    rangeFrom: () => canComment && point({ from: read().frame, isGeneral: false }),
    rangeTo: () => canComment && point({ to: read().frame, isGeneral: false }),
    draw: () => {
      if (!canComment) return;
      void player?.pause();
      setTool(tool === null ? "stroke" : null);
    },
    comment: () => {
      void player?.pause();
      around.focusComposer();
    },
  };
}

export type PlayerDeeds = ReturnType<typeof usePlayerDeeds>;
