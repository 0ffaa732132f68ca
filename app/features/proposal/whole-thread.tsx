import { questionWords as words } from "../../../content/proposal.ts";
import { cx } from "../../ui/cx.ts";
import { proposalBlocks } from "../../../domain/proposal/content.ts";
import { countEarlier } from "../../../domain/proposal/merge-comments.ts";
import { headingId, listChapters } from "./chapter/chapter.ts";
import { DeclineDialog } from "./decline-dialog.tsx";
import { useShownProposal } from "./proposal.ts";
import { CommentForm } from "./thread/comment-form.tsx";
import { CommentList } from "./thread/comment-list.tsx";
import { EarlierWords } from "./thread/earlier-words.tsx";
import { readUnsent } from "./thread/draft-id.ts";
import { UnsentWords } from "./thread/unsent-words.tsx";

/** After the last chapter: what is asked about all of it, and the no that nobody likes to write. */
export function WholeThread() {
  const { opened, isOpen, canAsk, isPreview } = useShownProposal();
  // Words about a part that a newer version has not got have no other place.
  const chapters: readonly (string | null)[] = listChapters(opened);
  const gone = proposalBlocks.filter((block) => !chapters.includes(block));
  const isHere = (block: string | null) => !chapters.includes(block);
  const comments = opened.comments.filter(({ block }) => isHere(block));
  const isSilent = comments.length === 0 && countEarlier(opened, isHere) === 0;
  const isUnsent = readUnsent(opened, null) !== "";
  if (!canAsk && isSilent && !isUnsent) return null;
  return (
    <section
      aria-labelledby={headingId("whole")}
      className={cx(
        "border-t border-line bg-deep print:bg-transparent",
        isSilent && "print:hidden",
      )}
    >
      <div className="page-gutter grid gap-x-16 gap-y-8 py-[clamp(3.5rem,8vw,7rem)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:py-6">
        <div>
          <h2 id={headingId("whole")} className="max-w-[12ch] text-title print:text-print-heading">
            {words.wholeHeading}
          </h2>
          {canAsk && (
            <p className="mt-4 max-w-[36ch] text-lead text-mist print:hidden">{words.wholeText}</p>
          )}
        </div>
        <div className="max-w-prose" inert={isPreview}>
          <EarlierWords isMeant={isHere} />
          <CommentList comments={comments} />
          {gone.map((block) => (
            <UnsentWords key={block} block={block} />
          ))}
          {canAsk ? <CommentForm block={null} /> : <UnsentWords block={null} />}
          {isOpen && <DeclineDialog />}
        </div>
      </div>
    </section>
  );
}
