import { useEffect, useEffectEvent } from "react";
import { itemKindWords, itemWords } from "../../../content/inbox.ts";
import { EmptyState, FailedState, LoadingRows } from "../parts/list-states.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import type { ItemChange } from "./change-item.ts";
import { describeSender } from "./describe-item.ts";
import { ItemActions } from "./item-actions.tsx";
import { ItemChat } from "./item-chat.tsx";
import { ItemClock } from "./item-clock.tsx";
import { ItemFacts } from "./item-facts.tsx";
import { ItemHistory } from "./item-history.tsx";
import { NoteForm } from "./note-form.tsx";
import { type InboxItem, readItem } from "./read-item.ts";
import { ReplyForm } from "./reply-form.tsx";
import type { StaffMember } from "./use-staff.ts";

type ItemDetailProps = {
  id: string;
  /** Another number each time the inbox has changed. */
  version: number;
  staff: readonly StaffMember[];
  wantsReply: boolean;
  onReplyShown: () => void;
  onRead: (item: InboxItem) => void;
  onChange: (change: ItemChange) => Promise<void>;
  onSent: () => Promise<void>;
};

export function ItemDetail({ id, version, staff, ...rest }: ItemDetailProps) {
  const { value, state, error, reload } = useLoaded(id, async () => ({ read: await readItem(id) }));
  const reloadNow = useEffectEvent(() => void reload());
  // The first reading is `useLoaded`'s own.
  useEffect(() => {
    if (version > 0) reloadNow();
  }, [version]);

  const tellRead = useEffectEvent(rest.onRead);
  const loaded = value?.read?.item;
  useEffect(() => {
    if (loaded) tellRead(loaded);
  }, [loaded]);

  if (state === "failed") return <FailedState error={error} onRetry={() => void reload()} />;
  if (!value) return <LoadingRows count={5} />;
  const { read } = value;
  if (!read) return <EmptyState title={itemWords.gone} />;
  const { item, question } = read;
  return (
    <article className="inbox-item">
      <header>
        <p className="inbox-kind">{itemKindWords[item.kind]}</p>
        <h2>{describeSender({ ...item, question })}</h2>
        <ItemClock item={item} />
      </header>
      <ItemActions item={item} staff={staff} onChange={rest.onChange} />
      <ItemFacts read={read} />
      {read.chat.length > 0 && <ItemChat chat={read.chat} />}
      <ReplyForm
        read={read}
        hasFocus={rest.wantsReply}
        onFocused={rest.onReplyShown}
        onSent={rest.onSent}
      />
      <ItemHistory read={read} staff={staff} />
      <NoteForm itemId={id} onAdded={() => reload()} />
    </article>
  );
}
