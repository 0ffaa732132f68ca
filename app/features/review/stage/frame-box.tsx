import type { ReactNode } from "react";

type FrameBoxProps = { aspect: number; children: ReactNode };

/**
 * As large as the stage lets it be, in the shape of the picture: what is drawn on it lies in the same box, and keeps its place
 * at every size.
 */
export function FrameBox({ aspect, children }: FrameBoxProps) {
  return (
    <div
      className="relative shadow-lift"
      style={{ aspectRatio: aspect, width: `min(100cqw, ${aspect * 100}cqh)` }}
    >
      {children}
    </div>
  );
}
