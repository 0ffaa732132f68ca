import type { ReactNode } from "react";
import { reviewPage } from "../../../content/pages/review.ts";
import { roomWords } from "../../../content/review.ts";
import { Spinner } from "../../ui/spinner.tsx";

type RoomNoteProps = { words: string; isAlert?: boolean; children?: ReactNode };

/** One plain answer, in the place of the room. */
export function RoomNote({ words, isAlert = false, children }: RoomNoteProps) {
  return (
    <div className="page-gutter grid min-h-[60svh] content-center justify-items-start gap-6 py-24">
      <h1 className="font-display text-title font-stretch-125%">{reviewPage.heading}</h1>
      <p className="max-w-prose text-mist" {...(isAlert && { role: "alert" })}>
        {words}
      </p>
      {children}
    </div>
  );
}

/** Until it is known who looks, and at what. */
export function ReviewWaiting() {
  return (
    <div className="page-gutter grid min-h-[60svh] place-items-center py-24">
      <h1 className="sr-only">{reviewPage.heading}</h1>
      <Spinner label={roomWords.loading} className="text-mist noscript:hidden" />
    </div>
  );
}
