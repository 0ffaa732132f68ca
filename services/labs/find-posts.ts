import { z } from "zod";
import { formatLongDay } from "../../content/dates.ts";
import { labsFeed, labsPage, latestPosts } from "../../content/pages/labs.ts";
import type { Answer } from "../../domain/assistant/answer-message.ts";
import type { Fact } from "../../domain/assistant/fact.ts";
import { asksForLead } from "../../domain/assistant/protocol.ts";
import { indexPosts, matchPosts, type PostIndex } from "../../domain/labs/match-post.ts";
import { parseRows } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";

const postRow = z.object({
  id: z.string(),
  title: z.string(),
  pub_date: z.date().nullable(),
  description: z.string().nullable(),
});

const source = { title: labsPage.label, href: labsPage.path };
let known: { version: string; index: PostIndex } | undefined;

/** What Labs says to this question, where no page does. Read anew once a post has come or changed, on any node. */
export async function findPosts(
  sql: Transaction,
  { message, answer }: { message: string; answer: Answer },
): Promise<{ text: string; sources: Answer["sources"] } | undefined> {
  const isOpen = answer.kind === "unknown" || answer.isUnsure;
  const isOfLabs = answer.sources.some(({ href }) => href === labsPage.path);
  if (answer.isPriceTold || (!isOpen && !isOfLabs)) return undefined;
  const [row] = await sql<{ version: string }[]>`
    select concat(count(*), ' ', max(updated_at)) as version
    from public.substack_posts where published`;
  const version = row?.version ?? "";
  if (known?.version !== version) known = { version, index: indexPosts(await readPosts(sql)) };
  const posts = matchPosts(known.index, message);
  if (posts.length === 0) return undefined;
  const told = posts.map((post) => post.answer);
  return { text: told.length > 1 ? latestPosts(told) : told.join(" "), sources: [source] };
}

/** As many as Labs shows, the newest first. */
async function readPosts(sql: Transaction): Promise<Fact[]> {
  const rows = await sql`
    select id, title, pub_date, description from public.substack_posts where published
    order by pub_date desc nulls last, created_at desc, id limit 10`;
  return parseRows(postRow, rows)
    .map(({ id, title, pub_date: date, description }): Fact => {
      const day = date ? formatLongDay(date) : labsFeed.unknownDate;
      return {
        id: `labs-post-${id}`,
        aspect: "labs-post",
        answer: `“${title}”, ${day}: ${description ?? labsFeed.noDescription}`,
        source,
      };
    })
    .filter(({ answer }) => !asksForLead(answer));
}
