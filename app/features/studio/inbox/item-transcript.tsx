import { itemWords } from "../../../../content/inbox.ts";
import { cx } from "../../../ui/cx.ts";
import { DetailHeading } from "../parts/detail.tsx";
import type { TranscriptLine } from "./read-item.ts";

/** What a visitor and the assistant said to each other. */
export function ItemTranscript({ transcript }: { transcript: readonly TranscriptLine[] }) {
  return (
    <section aria-labelledby="inbox-chat">
      <DetailHeading id="inbox-chat">{itemWords.transcript}</DetailHeading>
      <ol className="grid gap-3.5">
        {transcript.map(({ id, text, is_user, unanswered }) => (
          <li
            key={id}
            className={cx("max-w-[58ch] border-l pl-4", is_user ? "border-amber" : "border-line")}
          >
            <span className="text-caption tracking-[0.02em] text-mist">
              {is_user ? itemWords.visitor : itemWords.assistant}
              {unanswered && <em className="ml-3 text-amber not-italic">{itemWords.unanswered}</em>}
            </span>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
