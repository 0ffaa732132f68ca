import { talkWords } from "../../../content/talk.ts";
import { disciplineTitles } from "../../../content/team.ts";
import { usualDiscipline } from "../../../domain/talk/discipline.ts";
import type { TalkView } from "../../../domain/talk/talk.ts";
import { cx } from "../../ui/cx.ts";
import { showLeadForm } from "./conversation-store.ts";
import { askForPerson, isWithPerson, returnToAssistant, type PanelTalk } from "./talk-store.ts";

const action =
  "min-h-11 max-w-[9.5rem] cursor-pointer text-left text-label tracking-normal underline decoration-edge underline-offset-[0.25em] hover:text-amber-bright focus-visible:-outline-offset-2 off:cursor-progress";

/** Who answers here: said before anything is written, and to those who listen whenever it changes. */
export function TalkBar({ state, onActed }: { state: PanelTalk; onActed: () => void }) {
  const { talk, isAsking, isLost, failure } = state;
  const hasPerson = isWithPerson(state);
  const words = failure || (isLost && hasPerson ? talkWords.lost : talk ? describe(talk) : "");
  const canLeaveAddress = hasPerson && talk?.isLate && !talk.hasAddress;

  function act(work: () => unknown) {
    void work();
    onActed();
  }

  return (
    <div
      className={cx(
        "-mx-(--side) mt-3 -mb-5 flex items-center justify-between gap-x-5 border-t px-(--side)",
        hasPerson ? "border-amber bg-tide" : "border-line",
      )}
      data-talk={talk?.state}
    >
      <output className="min-w-0 flex-1 py-2.5 text-small/[1.45] empty:hidden">
        {hasPerson && (
          <span
            aria-hidden="true"
            className={cx(
              "mr-2.5 inline-block size-2 rounded-full",
              talk?.state === "open" ? "bg-amber" : "border border-amber",
            )}
          />
        )}
        {words}
      </output>
      <span className="flex flex-none flex-col items-end">
        {canLeaveAddress && (
          <button type="button" className={action} onClick={() => act(showLeadForm)}>
            {talkWords.byMail}
          </button>
        )}
        {hasPerson ? (
          <button type="button" className={action} onClick={() => act(returnToAssistant)}>
            {talkWords.back}
          </button>
        ) : (
          <button
            type="button"
            className={action}
            aria-disabled={isAsking || undefined}
            onClick={() => act(askForPerson)}
          >
            {talkWords.ask}
          </button>
        )}
      </span>
    </div>
  );
}

export function nameDiscipline(discipline: TalkView["discipline"]): string {
  return disciplineTitles.get(discipline ?? usualDiscipline) ?? "";
}

function describe(talk: TalkView): string {
  const { state, discipline, isStaffed, isLate, waitingSince, hasAddress } = talk;
  if (state === "noticed") return talkWords.noticed;
  if (state !== "waiting" && state !== "open") return "";
  const byMail = hasAddress ? talkWords.comesByMail : talkWords.leaveAddress;
  if (isLate) return hasAddress ? `${talkWords.late} ${talkWords.comesByMail}` : talkWords.late;
  if (!isStaffed && waitingSince) return `${talkWords.nobody} ${byMail}`;
  return state === "open" ? talkWords.withPerson(nameDiscipline(discipline)) : talkWords.called;
}
