import { cx } from "../../ui/cx.ts";
import { formatPostDay } from "./format-date.ts";

type PostBylineProps = {
  author: string | null | undefined;
  date: string | null | undefined;
  className?: string;
};

export function PostByline({ author, date, className }: PostBylineProps) {
  return (
    <p className={cx("flex flex-wrap gap-x-5 text-small/body text-mist", className)}>
      {author && <span>{author}</span>}
      <time dateTime={date ?? undefined}>{formatPostDay(date)}</time>
    </p>
  );
}
