import { studioTalk } from "../../../../content/studio-talk.ts";
import { isForStudio } from "../../../../domain/talk/talk.ts";
import { explainError } from "../../../data/explain-error.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { DetailHeading } from "../parts/detail.tsx";
import { isAbout } from "../parts/is-about.ts";
import { useLoaded } from "../parts/use-loaded.ts";
import { TranscriptLines } from "./item-transcript.tsx";
import { LiveTalkState } from "./live-talk-state.tsx";
import {
  accountAddress,
  type ReadItem,
  readItemTranscript,
  type TranscriptLine,
} from "./read-item.ts";
import { TalkComposer } from "./talk-composer.tsx";
import { moveTalk, readStudioTalk } from "./talk-rows.ts";
import { useReadMark } from "./use-read-mark.ts";
import type { StaffMember } from "./use-staff.ts";
import { useStaffMay } from "../access/staff-access.ts";

type LiveTalkProps = { id: string; read: ReadItem; staff: readonly StaffMember[] };

/** Whoever only looks has read nothing for the studio. */
const nothing: readonly TranscriptLine[] = [];

/** The conversation as it goes on: what was said, who is there, and the studio's own words. */
export function LiveTalk({ id, read, staff }: LiveTalkProps) {
  const talk = useLoaded(["talks", "one", id], () => readStudioTalk(id), {
    concerns: isAbout("id", id),
  });
  const lines = useLoaded(["chat_messages", "talk", id], () => readItemTranscript(id), {
    concerns: isAbout("conversation_id", id),
  });
  const transcript = lines.value ?? read.transcript;
  const may = useStaffMay("inbox");
  useReadMark(id, may ? transcript : nothing);
  const stands = talk.value;
  const isOpen = stands && (isForStudio(stands.state) || stands.state === "noticed");

  async function move(state: "returned" | "ended") {
    try {
      await moveTalk(id, state);
      toast({ title: state === "ended" ? studioTalk.closed : studioTalk.handedBack });
    } catch (error) {
      toast({
        title: studioTalk.notChanged,
        description: explainError(error),
        variant: "destructive",
      });
    }
    await talk.reload();
  }
  const handingBack = useAction(() => move("returned"));
  const closing = useAction(() => move("ended"));

  return (
    <section aria-labelledby="inbox-talk" className="grid gap-4">
      <DetailHeading id="inbox-talk">{studioTalk.heading}</DetailHeading>
      <div role="log" aria-labelledby="inbox-talk">
        <TranscriptLines transcript={transcript} staff={staff} />
      </div>
      {stands && (
        <LiveTalkState
          talk={stands}
          last={transcript.at(-1)}
          recipient={read.recipient === accountAddress ? studioTalk.account : read.recipient}
        />
      )}
      {isOpen && may && (
        <>
          <TalkComposer id={id} who={read.sender.who} onSent={lines.reload} />
          <div className="flex flex-wrap gap-3">
            <Button
              size="compact"
              variant="secondary"
              busy={handingBack.isBusy}
              onClick={handingBack.run}
            >
              {studioTalk.handBack}
            </Button>
            <Button size="compact" variant="secondary" busy={closing.isBusy} onClick={closing.run}>
              {studioTalk.close}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
