import { Link } from "react-router";
import { answerFigures as words, answerFigures } from "../../../../content/inbox.ts";
import { areaAddress } from "../../../../content/studio-address.ts";
import { useLoaded } from "../parts/use-loaded.ts";
import * as z from "zod/mini";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { readRows } from "../../../data/read-rows.ts";

const figures = z.object({
  in_time: z.number(),
  late: z.number(),
  unanswered: z.number(),
  waiting: z.number(),
  overdue: z.number(),
});

const day = 86_400_000;

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

/** What became of everything that has come in lately. */
async function countAnswers(): Promise<z.infer<typeof figures> | undefined> {
  const since = new Date(Date.now() - answerFigures.days * day).toISOString();
  const [counted] = await readRows(sharedBackend().rpc("count_answers", { since }), figures);
  return counted;
}
