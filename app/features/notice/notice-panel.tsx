import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { formatAgo } from "../../../content/ago.ts";
import { noticePanel as words } from "../../../content/notice-panel.ts";
import type { NoticeSubject } from "../../../domain/notice/notice.ts";
import { useRefresh } from "../../data/use-refresh.ts";
import { Button } from "../../ui/button.tsx";
import { PartFailure } from "../../ui/part-failure.tsx";
import { RowSkeletons } from "../../ui/row-skeletons.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useAction } from "../../ui/use-action.ts";
import { markNoticesRead, readNotices, type ToldNotice } from "./notice-rows.ts";

export type OpenPanelProps = { open: boolean; onOpenChange: (open: boolean) => void };

type NoticePanelProps = OpenPanelProps & {
  /** What is said of a notice on this side, and where it leads. */
  describe: (notice: NoticeSubject) => string;
  address: (notice: NoticeSubject) => string;
  /** Where one says what comes by mail. */
  choicesAt: string;
};

/** The newest of what this person was told, each leading to what it is about. */
export function NoticePanel(props: NoticePanelProps) {
  const { open, onOpenChange, describe, address, choicesAt } = props;
  const refresh = useRefresh();
  const {
    data: notices,
    dataUpdatedAt: readAt,
    status,
    refetch,
  } = useQuery({
    queryKey: ["notices", "newest"],
    queryFn: readNotices,
    enabled: open,
  });
  const mark = async (ids: readonly string[] | null) => {
    await markNoticesRead(ids);
    await refresh("notices");
  };
  const { isBusy, run: markAll } = useAction(() => mark(null));
  const close = () => onOpenChange(false);
  const hasUnread = notices?.some(({ read_at }) => read_at === null) ?? false;
  return (
    <Sheet id="notices" title={words.title} open={open} onOpenChange={onOpenChange}>
      {status === "pending" && <RowSkeletons count={4} className="h-16" />}
      {status === "error" && !notices && <PartFailure onRetry={() => void refetch()} />}
      {notices?.length === 0 && <p className="text-mist">{words.empty}</p>}
      {hasUnread && (
        <Button variant="secondary" busy={isBusy} onClick={markAll} className="mb-4">
          {words.markAll}
        </Button>
      )}
      <ul aria-label={words.title}>
        {notices?.map((notice) => (
          <Entry
            key={notice.id}
            notice={notice}
            said={describe(notice)}
            ago={formatAgo(notice.created_at, readAt)}
            to={address(notice)}
            onFollow={() => {
              close();
              if (notice.read_at === null) void mark([notice.id]);
            }}
            onRead={() => mark([notice.id])}
          />
        ))}
      </ul>
      <p className="mt-6 text-small">
        <Link className="text-link" to={choicesAt} onClick={close}>
          {words.choose}
        </Link>
      </p>
    </Sheet>
  );
}

type EntryProps = {
  notice: ToldNotice;
  said: string;
  ago: string;
  to: string;
  onFollow: () => void;
  onRead: () => Promise<void>;
};

function Entry({ notice, said, ago, to, onFollow, onRead }: EntryProps) {
  const { isBusy, run } = useAction(onRead);
  const isUnread = notice.read_at === null;
  return (
    <li className="flex items-start justify-between gap-4 border-t border-line py-3">
      <div className="min-w-0">
        <Link
          to={to}
          onClick={onFollow}
          className={`relative block wrap-anywhere no-underline hover:text-amber-bright ${isUnread ? "text-paper" : "text-mist"}`}
        >
          {isUnread && <span className="sr-only">{words.unread} </span>}
          {said}
        </Link>
        <p className="text-caption text-mist">
          <time dateTime={notice.created_at}>{ago}</time>
        </p>
      </div>
      {isUnread && (
        <Button variant="quiet" busy={isBusy} onClick={run} aria-label={words.markOne(said)}>
          {words.read}
        </Button>
      )}
    </li>
  );
}
