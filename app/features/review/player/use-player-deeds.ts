import { useState } from "react";
import { findNextComment } from "./find-next-comment.ts";
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
  const room = useRoom();
  const { point, tool, setTool, viewer, isApproved, threads, selected, select, media } = room;
  const [speed, setSpeed] = useState(1);
  const canComment = viewer.mayComment && !isApproved;
  const readSpeed = () => player?.readSnapshot().speed ?? 0;
  // Keys come faster than pictures: a range ends where the steps before it lead to.
  const aim = () => player?.readSnapshot().aim ?? room.begin;
  const play = (at: number) => void player?.play(at);

  return {
    ...around,
    speed,
    setSpeed: (next: number) => {
      setSpeed(next);
      if (readSpeed() > 0) play(next);
    },
    toggle: () => (readSpeed() === 0 ? play(speed) : void player?.pause()),
    pause: () => void player?.pause(),
    faster: () => play(faster(readSpeed())),
    slower: () => play(slower(readSpeed())),
    // The frames of a sound are its milliseconds: nobody hears one.
    step: (by: number) => void player?.step(media?.kind === "audio" ? by * 100 : by),
    goTo: room.goTo,
    rangeFrom: () => canComment && point({ from: aim(), isGeneral: false }),
    rangeTo: () => canComment && point({ to: aim(), isGeneral: false }),
    draw: () => {
      if (!canComment) return;
      void player?.pause();
      setTool(tool === null ? "stroke" : null);
    },
    goToComment: (direction: 1 | -1) => {
      const found = findNextComment(threads, direction, {
        frame: aim(),
        chosen: selected?.comment,
      });
      if (found) select(found);
    },
    comment: () => {
      void player?.pause();
      around.focusComposer();
    },
  };
}

export type PlayerDeeds = ReturnType<typeof usePlayerDeeds>;
