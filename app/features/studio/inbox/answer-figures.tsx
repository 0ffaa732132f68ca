import { Link } from "react-router";
import { answerFigures as words } from "../../../../content/inbox.ts";
import { areaAddress } from "../../../../content/studio-address.ts";
import { useLoaded } from "../parts/use-loaded.ts";
import { countAnswers } from "./count-answers.ts";

/** How the promise of a day was kept. What went wrong is a step away. */
export function AnswerFigures() {
  const { value } = useLoaded(["inbox_items", "answers"], countAnswers);
  if (!value) return null;
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 border-b border-line py-3 text-label tracking-normal text-mist tabular-nums">
      <dt className="text-paper">{words.label}</dt>
      <dd>{words.inTime(value.in_time)}</dd>
      <dd>{words.late(value.late)}</dd>
      <dd>{words.waiting(value.waiting)}</dd>
      <dd>
        <Link className="text-link" to={areaAddress("inbox", { clock: "breached" })}>
          {words.overdue(value.overdue)}
        </Link>
      </dd>
      <dd>
        <Link className="text-link" to={areaAddress("inbox", { clock: "unanswered" })}>
          {words.unanswered(value.unanswered)}
        </Link>
      </dd>
    </dl>
  );
}
