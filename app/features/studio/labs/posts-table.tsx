import { formatDay } from "../../../../content/dates.ts";
import { studioLabs } from "../../../../content/studio-labs.ts";
import { NewTabMark } from "../../../ui/new-tab-mark.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { toast } from "../../../ui/toast.ts";
import { DenseTable } from "../parts/dense-table.tsx";
import type { TableColumn } from "../parts/table-column.ts";
import { type LabsPost, publish } from "./labs-rows.ts";
import { explainError } from "../../../data/explain-error.ts";
import { useStaffMay } from "../access/staff-access.ts";

type PostsTableProps = {
  posts: readonly LabsPost[];
  isStale: boolean;
  onChanged: () => Promise<void>;
};

export function PostsTable({ posts, isStale, onChanged }: PostsTableProps) {
  const may = useStaffMay("labs");
  return (
    <DenseTable
      caption={studioLabs.posts}
      columns={listColumns(may ? onChanged : undefined)}
      rows={posts}
      keyOf={({ id }) => id}
      isStale={isStale}
    />
  );
}

function listColumns(onChanged: (() => Promise<void>) | undefined): TableColumn<LabsPost>[] {
  const columns: TableColumn<LabsPost>[] = [
    {
      head: studioLabs.title,
      givesWay: true,
      cell: ({ title, link }) => (
        <a href={link} target="_blank" rel="noopener" className="text-link">
          {title}
          <NewTabMark />
        </a>
      ),
    },
    {
      head: studioLabs.date,
      shows: "wide",
      cell: ({ pub_date }) => (pub_date === null ? "" : formatDay(pub_date)),
    },
    { head: studioLabs.tags, cell: ({ categories }) => categories.join(", "), shows: "wide" },
    {
      head: studioLabs.state,
      cell: ({ published }) => (published ? studioLabs.shown : studioLabs.hidden),
    },
  ];
  if (!onChanged) return columns;
  const action = (post: LabsPost) => <PublishButton post={post} onDone={onChanged} />;
  return [...columns, { head: studioLabs.action, cell: action }];
}

function PublishButton({ post, onDone }: { post: LabsPost; onDone: () => Promise<void> }) {
  const { isBusy, run } = useAction(async () => {
    try {
      await publish(post, !post.published);
      await onDone();
    } catch (error) {
      toast({
        title: studioLabs.notChanged,
        description: explainError(error),
        variant: "destructive",
      });
    }
  });

  return (
    <button
      type="button"
      className="text-link"
      disabled={isBusy}
      aria-label={
        post.published ? studioLabs.hideNamed(post.title) : studioLabs.showNamed(post.title)
      }
      onClick={run}
    >
      {post.published ? studioLabs.hide : studioLabs.show}
    </button>
  );
}
