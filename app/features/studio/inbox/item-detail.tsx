import { useEffect, useEffectEvent } from "react";
import { itemWords, nameItem } from "../../../../content/inbox.ts";
import { EmptyState, FailedState, LoadingRows } from "../parts/list-states.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import type { ItemChange } from "./change-item.ts";
import { ItemActions } from "./item-actions.tsx";
import { ItemTranscript } from "./item-transcript.tsx";
import { ItemClock } from "./item-clock.tsx";
import { ItemFacts } from "./item-facts.tsx";
import { ItemHistory } from "./item-history.tsx";
import { NoteCall } from "./note-call.tsx";
import { NoteForm } from "./note-form.tsx";
import { OtherItems } from "./other-items.tsx";
import { type InboxItem, readItem } from "./read-item.ts";
import { ReplyForm } from "./reply-form.tsx";
import type { StaffMember } from "./use-staff.ts";

type ItemDetailProps = {
  id: string;
  staff: readonly StaffMember[];
  /** What a key has asked for. */
  wanted: "reply" | "call" | undefined;
  onWantedShown: () => void;
  onRead: (item: InboxItem) => void;
  onChange: (change: ItemChange) => Promise<void>;
  onAnswered: () => Promise<void>;
};

export function ItemDetail({ id, staff, ...rest }: ItemDetailProps) {
  const { value, state, error, reload } = useLoaded(["inbox_items", "one", id], async () => ({
    read: await readItem(id),
  }));

  const reportRead = useEffectEvent(rest.onRead);
  const loaded = value?.read?.item;
  useEffect(() => {
    if (loaded) reportRead(loaded);
  }, [loaded]);

  if (state === "failed") return <FailedState error={error} onRetry={() => void reload()} />;
  if (!value) return <LoadingRows count={5} />;
  const { read } = value;
  if (!read) return <EmptyState title={itemWords.gone} />;
  const { item, sender } = read;
  return (
    <article className="inbox-item">
      <header>
        <h2>{nameItem(item.kind, sender.who)}</h2>
        <ItemClock item={item} />
      </header>
      <ItemActions
        item={item}
        staff={staff}
        onChange={rest.onChange}
        call={
          <NoteCall
            item={item}
            isWanted={rest.wanted === "call"}
            onShown={rest.onWantedShown}
            onNoted={rest.onAnswered}
          />
        }
      />
      <ItemFacts read={read} />
      {read.others.length > 0 && <OtherItems read={read} />}
      {read.transcript.length > 0 && <ItemTranscript transcript={read.transcript} />}
      <ReplyForm
        read={read}
        hasFocus={rest.wanted === "reply"}
        onFocused={rest.onWantedShown}
        onSent={rest.onAnswered}
      />
      <ItemHistory read={read} staff={staff} />
      <NoteForm itemId={id} onAdded={() => reload()} />
    </article>
  );
}
