import { type RefObject, useState } from "react";
import { messageWords, nameDay } from "../../../content/message.ts";
import { arrangeMessages } from "../../../domain/message/arrange-messages.ts";
import { isUnread, type MessageReader, type Side } from "../../../domain/message/message.ts";
import { cx } from "../../ui/cx.ts";
import { EarlierMessages } from "./earlier-messages.tsx";
import { findMarked, type ThreadLine } from "./thread-line.ts";
import { threadRule } from "./thread-rule.ts";
import { ThreadRun } from "./thread-run.tsx";
import type { Thread as LiveThread } from "./use-thread.ts";

type ThreadProps = {
  scroller: RefObject<HTMLDivElement | null>;
  thread: LiveThread;
  lines: readonly ThreadLine[];
  side: Side;
  readUntil: string | null | undefined;
  nameOf: (line: ThreadLine) => string;
  faceOf: ((line: ThreadLine) => string | null) | undefined;
};

const dayLook = "text-mist before:bg-line after:bg-line";

/**
 * A log that is not spoken by itself: older messages would be read out as if they were new. What arrives is announced
 * beside it.
 */
export function Thread(props: ThreadProps) {
  const { scroller, thread, lines, side, readUntil, nameOf, faceOf } = props;
  const { store, snapshot } = thread;
  const [now] = useState(() => Date.now());
  const firstUnread = useFirstUnread(lines, { side, readUntil });
  const marked = findMarked(lines, side);
  return (
    <div
      ref={scroller}
      role="log"
      aria-live="off"
      aria-label={messageWords.log}
      className="flex flex-1 flex-col overflow-x-clip overflow-y-auto overscroll-y-contain [overflow-anchor:none] scrollbar-thin scrollbar-gutter-stable scrollbar-thumb-line scrollbar-track-transparent focus-visible:-outline-offset-2"
    >
      {/* A short conversation lies at the bottom, near to where one writes. */}
      <div className="mt-auto py-6 pr-4">
        <EarlierMessages
          scroller={scroller}
          snapshot={snapshot}
          onAsk={() => void store.readEarlier()}
        />
        {arrangeMessages(lines).map(({ key, at, runs }, index) => (
          <section key={key}>
            <h3 className={cx(threadRule, dayLook, index > 0 && "mt-8")}>{nameDay(at, now)}</h3>
            {runs.map((run) => (
              <ThreadRun
                key={run.key}
                run={run}
                side={side}
                nameOf={nameOf}
                faceOf={faceOf}
                marked={marked}
                firstUnread={firstUnread}
                onRetry={store.retry}
                onDiscard={store.discard}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

/** Where one left off: the first that was unread when the conversation came on show. It stays while one reads. */
function useFirstUnread(lines: readonly ThreadLine[], reader: MessageReader): string | null {
  const [found, setFound] = useState<string | null>();
  if (found === undefined && lines.length > 0) {
    const line = lines.find((each) => isUnread(each, reader));
    setFound(line?.id ?? null);
  }
  return found ?? null;
}
