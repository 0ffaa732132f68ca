import { talkWords } from "../../../content/talk.ts";
import type { ConversationMessage } from "./conversation.ts";
import { nameDiscipline } from "./talk-bar.tsx";
import { retrySending, type PanelTalk } from "./talk-store.ts";

type TalkSignsProps = { messages: readonly ConversationMessage[]; state: PanelTalk };

/** Below what was said: whether the last words have arrived and were read, and whether the other side writes. */
export function TalkSigns({ messages, state: { talk } }: TalkSignsProps) {
  const last = messages.findLast(({ isNote }) => !isNote);
  return (
    <>
      {last?.isUser && (last.isStored || last.delivery) && (
        <p className="mt-1.5 flex items-center gap-3 text-tiny/normal text-mist">
          {describeDelivery(last, talk?.readAt ?? null)}
          {last.delivery === "failed" && (
            <button
              type="button"
              className="min-h-9 cursor-pointer text-link"
              onClick={() => retrySending(last.id)}
            >
              {talkWords.retry}
            </button>
          )}
        </p>
      )}
      {talk?.isTyping && (
        <p className="mt-4 animate-thinking bg-linear-to-r from-transparent via-amber to-transparent bg-size-[40%_1px] bg-position-[0_100%] bg-no-repeat pb-2.5 text-small/body text-mist">
          {talkWords.typing(nameDiscipline(talk.discipline))}
        </p>
      )}
    </>
  );
}

function describeDelivery({ delivery, timestamp }: ConversationMessage, readAt: string | null) {
  if (delivery) return delivery === "failed" ? talkWords.notSent : talkWords.sending;
  return readAt !== null && readAt >= timestamp ? talkWords.read : talkWords.sent;
}
