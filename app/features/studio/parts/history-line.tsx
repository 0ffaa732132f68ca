import type { ReactNode } from "react";
import { StudioTime } from "./studio-time.tsx";

type HistoryLineProps = {
  at: string;
  /** Who did it, where that is known. */
  who?: string;
  /** What was written or said with it. */
  said?: ReactNode;
  /** What was done. */
  children: ReactNode;
};

/** One line of a history, its time at the end: an entry of the `ol` around it. */
export function HistoryLine({ at, who, said, children }: HistoryLineProps) {
  return (
    <li className="border-t border-line py-2">
      <p className="flex flex-wrap gap-x-1.5 text-mist">
        {who && (
          <>
            <strong className="font-medium text-paper">{who}</strong>{" "}
          </>
        )}
        {children}
        <StudioTime at={at} className="ml-auto text-caption" />
      </p>
      {said && <div className="max-w-prose py-1.5 wrap-anywhere whitespace-pre-line">{said}</div>}
    </li>
  );
}
