/** A backend answers no more rows than this at once, unless it is told to. */
const most = 1000;

type Answer = {
  data: unknown;
  error: { message: string; code: string } | null;
  status: number;
};
type Query = {
  order(column: string): Query;
  range(from: number, to: number): Query;
  retry(isWanted: boolean): PromiseLike<Answer>;
};

/**
 * The rows of a query, however many: `readAll(() => backend.from("projects").select("*"))`. What fits into one answer is
 * asked as it stands; more is read page by page, with the id behind the query's own order so that no page shifts.
 * None of it tries again by itself.
 */
export async function readAll(build: () => Query): Promise<Answer> {
  const whole = await build().retry(false);
  if (rowsOf(whole).length < most) return whole;
  const data: unknown[] = [];
  for (;;) {
    const page = build()
      .order("id")
      .range(data.length, data.length + most - 1);
    const answer = await page.retry(false);
    const rows = rowsOf(answer);
    data.push(...rows);
    if (answer.error) return answer;
    if (rows.length < most) return { ...answer, data };
  }
}

function rowsOf({ data }: Answer): readonly unknown[] {
  return Array.isArray(data) ? data : [];
}
