import { caseStudyWords } from "../../../../content/case-studies/words.ts";
import { interfaceWords } from "../../../../content/interface.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import type { FilmTrouble } from "./follow-trouble.ts";

type FilmTroubleLineProps = { trouble: FilmTrouble | null; onTryAgain: () => void };

/** There from the start: a screen reader says what comes into a line that it knows. */
export function FilmTroubleLine({ trouble, onTryAgain }: FilmTroubleLineProps) {
  return (
    <div
      className={cx(
        "flex flex-wrap items-center gap-x-6 gap-y-3 text-small print:hidden",
        trouble !== null && "mt-4",
      )}
    >
      <output>{trouble && caseStudyWords.filmTroubles[trouble]}</output>
      {trouble === "failed" && (
        <Button variant="secondary" size="medium" onClick={onTryAgain}>
          {interfaceWords.tryAgain}
        </Button>
      )}
    </div>
  );
}
