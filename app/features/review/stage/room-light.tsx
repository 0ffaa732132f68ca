import { useEffect, useRef } from "react";
import type { Player } from "../player/create-player.ts";

/** So few points that stretching them over the room is all the blur there needs to be. */
const size = { width: 14, height: 8 };

type RoomLightProps = {
  source: HTMLVideoElement | HTMLImageElement | null;
  player: Player | null;
};

/** What the picture throws on the walls. Where less should move, it changes only when the film rests. */
export function RoomLight({ source, player }: RoomLightProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context || !source) return undefined;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)");
    const draw = () => {
      if (isStill.matches && player?.readSnapshot().speed) return;
      context.drawImage(source, 0, 0, size.width, size.height);
    };
    draw();
    return player?.subscribe(draw);
  }, [source, player]);

  return <canvas ref={canvas} {...size} aria-hidden="true" className="room-light" />;
}
