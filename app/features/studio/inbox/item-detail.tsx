import { lazy, Suspense, useEffect, useEffectEvent } from "react";
import { itemWords, nameItem, threadWords } from "../../../../content/inbox.ts";
import { beginWords } from "../../../../content/studio-proposal.ts";
import type { LiveChange } from "../../../data/live-change.ts";
import { Detail, DetailHeading } from "../parts/detail.tsx";
import { DetailBody } from "../parts/detail-body.tsx";
import { LoadingRows } from "../parts/list-states.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import type { ItemChange } from "./change-item.ts";
import { ItemActions } from "./item-actions.tsx";
import { ItemTranscript } from "./item-transcript.tsx";
import { ItemClock } from "./item-clock.tsx";
import { ItemFacts } from "./item-facts.tsx";
import { ItemBooking } from "./item-booking.tsx";
import { ItemProposal } from "./item-proposal.tsx";
import { NoteCall } from "./note-call.tsx";
import { NoteForm } from "./note-form.tsx";
import { OtherItems } from "./other-items.tsx";
import { type InboxItem, type ReadItem, readItem } from "./read-item.ts";
import { ReplyForm } from "./reply-form.tsx";
import type { StaffMember } from "./use-staff.ts";
import { HistoryLine } from "../parts/history-line.tsx";
import { listHistory } from "./list-history.ts";
import { Gate } from "../access/gate.tsx";
import { BeginProposal } from "../proposal/begin-proposal.tsx";
import type { BookedFor } from "../calendar/book-for-client-form.tsx";
import { BookForClient } from "../calendar/book-for-client.tsx";
import { isCallKind } from "../../../../domain/booking/booking.ts";

/** Fetched with the first of its kind that is opened. */
const ProposalThread = lazy(async () => ({
  default: (await import("../proposal/proposal-thread.tsx")).ProposalThread,
}));
const LiveTalk = lazy(async () => ({ default: (await import("./live-talk.tsx")).LiveTalk }));

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

export function ItemDetail(props: ItemDetailProps) {
  const { id, onRead } = props;
  const loaded = useLoaded(["inbox_items", "one", id], () => readItem(id), {
    tables: ["proposals", "proposal_comments"],
    concerns: (change, shown) => isShown(change, shown),
  });

  const reportRead = useEffectEvent(onRead);
  const shown = loaded.value?.item;
  useEffect(() => {
    if (shown) reportRead(shown);
  }, [shown]);

  return (
    <DetailBody read={loaded} gone={itemWords.gone}>
      {(read) => <Item {...props} read={read} reload={loaded.reload} />}
    </DetailBody>
  );
}

type ItemProps = ItemDetailProps & { read: ReadItem; reload: () => Promise<void> };

function Item({ id, staff, read, reload, ...rest }: ItemProps) {
  const { item, sender } = read;
  return (
    <Detail title={nameItem(item.kind, sender.who)} state={<ItemClock item={item} look="head" />}>
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
        begin={
          <>
            {canBegin(read) && (
              <Gate deed="proposals">
                <BeginProposal
                  from={{ inboxItemId: id }}
                  label={beginWords.fromItem}
                  size="compact"
                  variant="primary"
                />
              </Gate>
            )}
            {canBook(read) && <BookForClient size="compact" who={describeSender(read)} />}
          </>
        }
      />
      {item.enquiry_id && <ItemBooking enquiryId={item.enquiry_id} />}
      {read.proposal && <ItemProposal proposal={read.proposal} />}
      <ItemFacts read={read} />
      {read.others.length > 0 && <OtherItems read={read} />}
      {item.kind === "proposal" && read.proposal && (
        <Suspense fallback={<LoadingRows count={3} />}>
          <ProposalThread
            proposalId={read.proposal.id}
            state={read.proposal.state}
            comments={read.comments}
            onAnswered={() => void rest.onAnswered()}
          />
        </Suspense>
      )}
      {item.kind === "chat" && item.conversation_id ? (
        <Suspense fallback={<LoadingRows count={3} />}>
          <LiveTalk id={item.conversation_id} read={read} staff={staff} />
        </Suspense>
      ) : (
        read.transcript.length > 0 && <ItemTranscript transcript={read.transcript} staff={staff} />
      )}
      {(item.kind !== "chat" || read.recipient) && (
        <Gate deed="inbox">
          <ReplyForm
            read={read}
            hasFocus={rest.wanted === "reply"}
            onFocused={rest.onWantedShown}
            onSent={rest.onAnswered}
          />
        </Gate>
      )}
      <ItemHistory read={read} staff={staff} />
      <Gate deed="inbox">
        <NoteForm itemId={id} onAdded={reload} />
      </Gate>
    </Detail>
  );
}

/** Money is settled, and what is about a proposal has one. */
function canBegin({ item, proposal }: ReadItem): boolean {
  const { kind, status } = item;
  return !proposal && kind !== "payment" && kind !== "proposal" && status !== "spam";
}

/** Whoever wrote to be called can be given a time, and the call answers them. */
function canBook({ item }: ReadItem): boolean {
  return item.enquiry_id !== null && item.status !== "spam";
}

function describeSender({ item, sender }: ReadItem): BookedFor {
  const { kind, enquiries, enquiry_id } = item;
  return {
    kind: isCallKind(kind) ? kind : "call",
    name: enquiries?.name ?? null,
    email: enquiries?.email,
    ...(enquiry_id && { enquiryId: enquiry_id }),
    ...(sender.client_id && {
      company: { id: sender.client_id, name: enquiries?.company ?? sender.who ?? "" },
    }),
  };
}

/** Of proposals and what is said of them, only its own. */
function isShown({ table, row, old }: LiveChange, shown: ReadItem | undefined): boolean {
  if (table === "inbox_items") return true;
  const known = shown?.proposal?.id;
  return [row, old].some((each) =>
    table === "proposals"
      ? each["id"] === known || each["inbox_item_id"] === shown?.item.id
      : each["proposal_id"] === known,
  );
}

/** Who did what with it, oldest first, with notes, calls and answers in full. */
function ItemHistory({ read, staff }: { read: ReadItem; staff: readonly StaffMember[] }) {
  return (
    <section aria-labelledby="inbox-history">
      <DetailHeading id="inbox-history">{threadWords.heading}</DetailHeading>
      <ol>
        <HistoryLine at={read.item.received_at}>
          {nameItem(read.item.kind, read.sender.who)} {threadWords.received}
        </HistoryLine>
        {listHistory(read, staff).map(({ key, at, who, does, title, body }) => (
          <HistoryLine
            key={key}
            at={at}
            who={who}
            said={
              body && (
                <>
                  {title && <p className="font-medium">{title}</p>}
                  <p>{body}</p>
                </>
              )
            }
          >
            {does}
          </HistoryLine>
        ))}
      </ol>
    </section>
  );
}
