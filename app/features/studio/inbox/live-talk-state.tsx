import { useEffect, useState } from "react";
import { studioTalk } from "../../../../content/studio-talk.ts";
import { typingSeconds } from "../../../../domain/talk/talk.ts";
import type { TranscriptLine } from "./read-item.ts";
import type { StudioTalk } from "./talk-rows.ts";

/** A little longer than an open panel takes to say that it is there. */
const hereMs = 45_000;

type LiveTalkStateProps = {
  talk: StudioTalk;
  last: TranscriptLine | undefined;
  recipient: string | undefined;
};

/** Whether the visitor is there, types, and has read the last words. */
export function LiveTalkState({ talk, last, recipient }: LiveTalkStateProps) {
  const isHere = useFor(talk.is_visitor_here, hereMs, talk.visitor_seen_at);
  const isTyping = useFor(talk.is_visitor_typing, typingSeconds * 1000, talk);
  if (talk.state === "returned" || talk.state === "ended")
    return <p className="text-caption text-mist">{studioTalk.state[talk.state]}</p>;
  return (
    <div className="grid gap-1 text-caption text-mist">
      {last?.discipline && <p>{hasRead(talk, last) ? studioTalk.read : studioTalk.notRead}</p>}
      <output className={isHere ? "text-amber-bright" : ""}>
        {isTyping ? studioTalk.typing : describePresence(isHere, recipient)}
      </output>
    </div>
  );
}

function describePresence(isHere: boolean, recipient: string | undefined): string {
  if (isHere) return studioTalk.here;
  return recipient ? studioTalk.goneWithAddress(recipient) : studioTalk.goneWithout;
}

function hasRead({ visitor_read_at }: StudioTalk, { created_at }: TranscriptLine): boolean {
  return visitor_read_at !== null && Date.parse(visitor_read_at) >= Date.parse(created_at);
}

/** What was true by the database's clock, for so long after each sign of it: nobody says when it stops. */
function useFor(isTrue: boolean, milliseconds: number, sign: unknown): boolean {
  const [ended, setEnded] = useState<unknown>();
  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = setTimeout(() => setEnded(sign), milliseconds);
    return () => clearTimeout(timer);
  }, [isTrue, milliseconds, sign]);
  return isTrue && ended !== sign;
}
