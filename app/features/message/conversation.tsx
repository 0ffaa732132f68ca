import ArrowDown from "lucide-react/icons/arrow-down";
import { type ComponentType, useRef, useState, useSyncExternalStore } from "react";
import { messageWords } from "../../../content/message.ts";
import { isOwn, type Side } from "../../../domain/message/message.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DropZone } from "../file/drop-zone.tsx";
import { StoppedUploads } from "../file/stopped-uploads.tsx";
import { Composer } from "./composer.tsx";
import { openDraft } from "./open-draft.ts";
import { type ThreadLine, toLines } from "./thread-line.ts";
import { Thread } from "./thread.tsx";
import { useArrivals } from "./use-arrivals.ts";
import { useHasLasted } from "./use-has-lasted.ts";
import { useIsOnline } from "./use-is-online.ts";
import { useMarkRead } from "./use-mark-read.ts";
import { useThreadScroll } from "./use-thread-scroll.ts";
import { type Thread as LiveThread, useThread } from "./use-thread.ts";

type ConversationProps = {
  /** Who is signed in, and whose conversation it is. */
  me: string;
  companyId: string;
  side: Side;
  nameOf: (line: Pick<ThreadLine, "from_studio" | "sender_id">) => string;
  /** The path of their picture, where they have one. */
  faceOf?: (line: Pick<ThreadLine, "from_studio" | "sender_id">) => string | null;
  /** How far this person has read, where each has a place of their own. Else whatever nobody of a side has read is new. */
  readUntil?: string | null;
  placeholder: string;
  empty: string;
  /** In the place of the box to write in, for whoever may only read. */
  readOnly?: string | undefined;
  /** The other side, as one would address it. */
  recipient?: string;
  /** Further tools of the composer, which may put words into it. */
  Tools?: ComponentType<{ recipient: string; insert: (words: string) => void }>;
};

/** Give it the conversation's id as `key`: it serves one. */
export function Conversation(props: ConversationProps) {
  const { me, companyId, side, nameOf, faceOf, readUntil, readOnly, ...words } = props;
  const thread = useThread(me, companyId);
  const { store, snapshot } = thread;
  const draftStore = openDraft(me, companyId);
  const draft = useSyncExternalStore(draftStore.subscribe, draftStore.readSnapshot);
  const scroller = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const lines = toLines(snapshot.messages, snapshot.outgoing, { me, side });
  const last = lines.at(-1);
  const { isAtEnd, goToEnd } = useThreadScroll(scroller, {
    first: lines[0]?.id,
    last: last?.id,
    isOwnLast: last?.outgoing !== undefined,
  });
  const arrivals = useArrivals(snapshot.messages, { me, side, nameOf });
  const newBelow = useNewBelow(lines, { side, isAtEnd });
  useMarkRead(scroller, { companyId, side, readUntil, messages: snapshot.messages });

  function send() {
    const { body, attachments } = draftStore.take();
    store.send(body.trim(), attachments);
  }

  function insert(added: string) {
    draftStore.write(draft.body.trim() === "" ? added : `${draft.body.trimEnd()}\n\n${added}`);
    field.current?.focus();
  }

  return (
    <DropZone
      data-conversation
      className="flex h-[var(--conversation-height,36rem)] min-w-0 scroll-mb-(--conversation-clearance) flex-col border-t border-line"
      onFiles={draftStore.addFiles}
      isDisabled={readOnly !== undefined}
    >
      <div className="relative flex min-h-28 min-w-0 flex-1 flex-col">
        <Thread {...{ scroller, thread, lines, side, readUntil, nameOf, faceOf }} />
        {lines.length === 0 && <Blank thread={thread} empty={words.empty} />}
        {!isAtEnd && (
          <button
            type="button"
            className="absolute right-4 bottom-4 inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-round border border-edge bg-deep px-3 text-small/body hover:border-amber"
            onClick={goToEnd}
          >
            <ArrowDown aria-hidden="true" strokeWidth={1.5} className="size-4.5 text-amber" />
            {newBelow > 0 ? (
              messageWords.newBelow(newBelow)
            ) : (
              <span className="sr-only">{messageWords.toNewest}</span>
            )}
          </button>
        )}
      </div>
      <ConnectionNote thread={thread} />
      {readOnly === undefined && draft.files.length === 0 && (
        <StoppedUploads me={me} bucket="attachments" place={companyId} />
      )}
      {readOnly === undefined ? (
        <Composer
          field={field}
          store={draftStore}
          draft={draft}
          placeholder={words.placeholder}
          onSend={send}
          tools={words.Tools && <words.Tools recipient={words.recipient ?? ""} insert={insert} />}
        />
      ) : (
        <p className="border-t border-edge py-5 text-small/body text-mist">{readOnly}</p>
      )}
      <p className="sr-only" aria-live="polite">
        {arrivals}
      </p>
    </DropZone>
  );
}

const atTheFoot = "absolute inset-x-0 bottom-0 grid justify-items-start gap-5 py-8";
const blankLook = cx(
  atTheFoot,
  "max-w-[30ch] font-display text-heading/tight font-[350] font-stretch-112% text-mist",
);

/** In the place of the first message. */
function Blank({ thread: { store, snapshot }, empty }: { thread: LiveThread; empty: string }) {
  if (snapshot.state === "failed")
    return (
      <div className={blankLook} role="alert">
        <p>{messageWords.failed}</p>
        <Button variant="secondary" onClick={() => void store.catchUp()}>
          {messageWords.tryAgain}
        </Button>
      </div>
    );
  if (snapshot.state === "ready") return <p className={blankLook}>{empty}</p>;
  return (
    <div className={atTheFoot} aria-busy="true">
      <span className="sr-only">{messageWords.loading}</span>
      <Skeleton className="h-13 w-[min(22rem,60%)]" />
      <Skeleton className="ml-auto h-13 w-[min(16rem,45%)]" />
      <Skeleton className="h-13 w-[min(22rem,60%)]" />
    </div>
  );
}

function ConnectionNote({ thread: { isLive, snapshot } }: { thread: LiveThread }) {
  const isOnline = useIsOnline();
  const isAway = useHasLasted(snapshot.state === "ready" && !isLive, timeoutMilliseconds);
  return (
    <p
      className="mb-3 border-l-2 border-warning py-1.5 pl-4 text-small/[1.4] text-mist empty:hidden"
      aria-live="polite"
    >
      {isOnline ? isAway && messageWords.away : messageWords.offline}
    </p>
  );
}

/** Joining takes a moment, and is nothing to speak of. */
const timeoutMilliseconds = 4000;

/** How many came below while one was reading further up. */
function useNewBelow(
  lines: readonly ThreadLine[],
  { side, isAtEnd }: { side: Side; isAtEnd: boolean },
): number {
  const last = lines.at(-1)?.id;
  const [seen, setSeen] = useState(last);
  if (isAtEnd && seen !== last) setSeen(last);
  const from = lines.findIndex(({ id }) => id === seen);
  return from < 0 ? 0 : lines.slice(from + 1).filter((line) => !isOwn(line, side)).length;
}
