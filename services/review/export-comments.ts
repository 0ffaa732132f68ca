import { z } from "zod";
import {
  reviewExportHeads,
  reviewExportName,
  reviewExportStates,
  reviewExportYes,
} from "../../content/review-export.ts";
import { writeCsv } from "../../domain/report/write-csv.ts";
import { commentSchema, nameComment, type ReviewComment } from "../../domain/review/comment.ts";
import type { ExportForm } from "../../domain/review/export-request.ts";
import type { ReviewedFilm } from "../../domain/review/export/marker.ts";
import { writeEdl } from "../../domain/review/export/write-edl.ts";
import { writeFcpxml } from "../../domain/review/export/write-fcpxml.ts";
import { formatTimecode } from "../../domain/review/timecode.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";

const mostComments = 50_000;

const versionRow = z.object({
  title: z.string(),
  number: z.number(),
  kind: z.string().nullable(),
  rate_num: z.number().nullable(),
  rate_den: z.number().nullable(),
  is_drop: z.boolean().nullable(),
  start_frame: z.number().nullable(),
  frame_count: z.number().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
});

export type ExportedComments =
  | { kind: "written"; name: string; type: string; text: string }
  | { kind: "missing" }
  | { kind: "unframed" };

const types: Record<ExportForm, string> = {
  csv: "text/csv; charset=utf-8",
  edl: "text/plain; charset=utf-8",
  fcpxml: "application/xml; charset=utf-8",
};

/** Of a version that whoever asks may read, what they may read of it: the transaction is theirs. */
export async function exportComments(
  sql: Transaction,
  { version, as }: { version: string; as: ExportForm },
): Promise<ExportedComments> {
  const found = parseRow(
    versionRow,
    await sql`
      select d.title, v.number, m.kind, m.rate_num, m.rate_den, m.is_drop, m.start_frame, m.frame_count,
        m.width, m.height
      from public.deliverable_versions v
      join public.pr_deliverables d on d.id = v.deliverable_id
      left join public.deliverable_media m on m.version_id = v.id
      where v.id = ${version}`,
  );
  if (!found) return { kind: "missing" };
  const film = describeFilm(found);
  if (as !== "csv" && (!film || found.kind !== "film")) return { kind: "unframed" };
  const rows = await sql`
    select to_jsonb(c) as comment from public.review_comments c
    where c.version_id = ${version} order by c.number limit ${mostComments}`;
  const comments = rows.map((row) => commentSchema.parse(row["comment"]));
  const name = reviewExportName(found.title, found.number, as);
  return { kind: "written", name, type: types[as], text: write(as, film, comments) };
}

function write(as: ExportForm, film: ReviewedFilm | null, comments: ReviewComment[]): string {
  if (as === "csv" || !film) return writeTable(film, comments);
  return as === "edl" ? writeEdl(film, comments) : writeFcpxml(film, comments);
}

/** Null where there are no frames. */
function describeFilm(found: z.infer<typeof versionRow>): ReviewedFilm | null {
  const { title, rate_num, rate_den, frame_count, width, height } = found;
  if (rate_num === null || rate_den === null || frame_count === null) return null;
  const clock = { rate: { num: rate_num, den: rate_den }, isDrop: found.is_drop ?? false };
  return {
    title,
    clock,
    startFrame: found.start_frame ?? 0,
    frameCount: frame_count,
    width,
    height,
  };
}

function writeTable(film: ReviewedFilm | null, comments: readonly ReviewComment[]): string {
  const numbers = new Map(comments.map(({ id, number }) => [id, nameComment(number)]));
  const at = (frame: number | null) =>
    film && frame !== null ? formatTimecode(film.startFrame + frame, film.clock) : "";
  const text = (value: number | null) => (value === null ? "" : String(value));
  const yes = (value: boolean) => (value ? reviewExportYes : "");
  return writeCsv([
    reviewExportHeads,
    ...comments.map((comment) => [
      nameComment(comment.number),
      (comment.parent_id && numbers.get(comment.parent_id)) ?? "",
      at(comment.at_frame),
      at(comment.to_frame),
      text(comment.at_frame),
      text(comment.to_frame),
      text(comment.page),
      comment.author_name,
      yes(comment.by_studio),
      yes(comment.is_internal),
      stateOf(comment),
      comment.body,
      comment.created_at,
    ]),
  ]);
}

function stateOf({ withdrawn_at, resolved_at, parent_id }: ReviewComment): string {
  if (withdrawn_at) return reviewExportStates.withdrawn;
  if (parent_id !== null) return "";
  return resolved_at ? reviewExportStates.resolved : reviewExportStates.open;
}
