import { useEffect, useRef } from "react";
import { drawingWords } from "../../../../content/review.ts";
import type { DrawnPoint } from "./shape-from.ts";

const longest = 200;

type WordsFieldProps = { at: DrawnPoint; onDone: (text: string) => void };

/** Where the picture was touched: what is written there becomes part of the drawing. */
export function WordsField({ at: [x, y], onDone }: WordsFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => field.current?.focus(), []);

  function finish(text: string) {
    if (isDone.current) return;
    isDone.current = true;
    onDone(text.trim());
  }

  return (
    <input
      ref={field}
      aria-label={drawingWords.words}
      maxLength={longest}
      className="absolute z-2 w-48 -translate-y-full border-b border-amber bg-night/80 px-2 py-1 text-plain text-paper focus-visible:outline-none"
      style={{ left: `${Math.min(x, 0.7) * 100}%`, top: `${Math.max(y, 0.1) * 100}%` }}
      onBlur={({ currentTarget }) => finish(currentTarget.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Enter") finish(event.currentTarget.value);
        if (event.key === "Escape") finish("");
      }}
    />
  );
}
