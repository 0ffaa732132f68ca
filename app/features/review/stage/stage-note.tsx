import type { ReactNode } from "react";

type StageNoteProps = { words?: string; isAlert?: boolean; children?: ReactNode };

/** In the place of a picture. */
export function StageNote({ words, isAlert = false, children }: StageNoteProps) {
  return (
    <div
      className="grid max-w-[40ch] justify-items-center gap-5 p-6 text-center text-mist"
      {...(isAlert && { role: "alert" })}
    >
      {words && <p>{words}</p>}
      {children}
    </div>
  );
}
