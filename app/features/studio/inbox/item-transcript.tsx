import { itemWords } from "../../../../content/inbox.ts";
import { studioTalk } from "../../../../content/studio-talk.ts";
import { disciplineTitles } from "../../../../content/team.ts";
import { cx } from "../../../ui/cx.ts";
import { DetailHeading } from "../parts/detail.tsx";
import type { TranscriptLine } from "./read-item.ts";
import { nameOf, type StaffMember } from "./use-staff.ts";

type TranscriptProps = { transcript: readonly TranscriptLine[]; staff: readonly StaffMember[] };

/** What a visitor, the assistant and the studio said to each other. */
export function ItemTranscript(props: TranscriptProps) {
  return (
    <section aria-labelledby="inbox-chat">
      <DetailHeading id="inbox-chat">{itemWords.transcript}</DetailHeading>
      <TranscriptLines {...props} />
    </section>
  );
}

export function TranscriptLines({ transcript, staff }: TranscriptProps) {
  return (
    <ol className="grid gap-3.5">
      {transcript.map((line) => (
        <li
          key={line.id}
          className={cx(
            "max-w-[58ch] border-l pl-4",
            line.is_user ? "border-amber" : line.discipline ? "border-paper" : "border-line",
          )}
        >
          <span className="text-caption tracking-[0.02em] text-mist">
            {nameSpeaker(line, staff)}
            {line.mailed_at && <em className="ml-3 not-italic">{studioTalk.mailed}</em>}
            {line.unanswered && (
              <em className="ml-3 text-amber not-italic">{itemWords.unanswered}</em>
            )}
          </span>
          <p className="wrap-anywhere whitespace-pre-line">{line.text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Colleagues by name, and as what the visitor knows them. */
function nameSpeaker(
  { is_user, discipline, author_id }: TranscriptLine,
  staff: readonly StaffMember[],
): string {
  if (is_user) return itemWords.visitor;
  if (!discipline) return itemWords.assistant;
  return studioTalk.person(disciplineTitles.get(discipline) ?? "", nameOf(staff, author_id));
}
