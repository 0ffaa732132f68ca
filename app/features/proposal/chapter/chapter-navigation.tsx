import { useMemo } from "react";
import { proposalBlockNames } from "../../../../content/proposal-names.ts";
import { proposalWords, totalWords } from "../../../../content/proposal.ts";
import { TallyLight } from "../../../ui/tally-light.tsx";
import { goTo } from "../go-to.ts";
import { useShownProposal } from "../proposal.ts";
import { headingId, listChapters } from "./chapter.ts";
import { useCurrentChapter } from "./use-current-chapter.ts";

export const chapterMenuId = "proposal-chapters";

// On a wide screen it stays beside what is read; on others it is a popover over the bar at the foot.
const frame =
  "text-paper print:hidden max-lg:fixed max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:h-auto max-lg:max-h-[80svh] max-lg:w-full max-lg:overflow-y-auto max-lg:border-t max-lg:border-line max-lg:bg-deep max-lg:px-(--gutter) max-lg:pt-5 max-lg:pb-8 " +
  "lg:sticky lg:top-12 lg:block lg:h-fit lg:w-auto lg:bg-transparent lg:pt-[clamp(3.5rem,9vw,8rem)] lg:[&:not(:popover-open)]:pointer-events-auto low:lg:static";

export function ChapterNavigation() {
  const { opened, isOpen } = useShownProposal();
  const chapters = useMemo(() => listChapters(opened), [opened]);
  const current = useCurrentChapter(chapters);
  return (
    <nav id={chapterMenuId} popover="auto" aria-label={proposalWords.chapters} className={frame}>
      <ol>
        {chapters.map((block) => (
          <li key={block}>
            <Step
              name={proposalBlockNames[block]}
              target={headingId(block)}
              isCurrent={block === current}
            />
          </li>
        ))}
        {isOpen && (
          <li>
            <Step name={totalWords.sign} target={headingId("sign")} isCurrent={false} />
          </li>
        )}
      </ol>
    </nav>
  );
}

type StepProps = { name: string; target: string; isCurrent: boolean };

function Step({ name, target, isCurrent }: StepProps) {
  function go() {
    const menu = document.getElementById(chapterMenuId);
    if (menu?.matches(":popover-open")) menu.hidePopover();
    goTo(target);
  }
  return (
    <button
      type="button"
      onClick={go}
      aria-current={isCurrent || undefined}
      className="group/step flex min-h-11 w-full cursor-pointer items-center gap-3.5 text-left text-small text-mist transition-colors duration-300 ease-camera hover:text-paper aria-current:text-paper lg:min-h-9"
    >
      <TallyLight
        isLit
        className="opacity-0 transition-opacity duration-300 ease-camera group-aria-current/step:opacity-100"
      />
      {name}
    </button>
  );
}
