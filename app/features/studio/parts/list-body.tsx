import type { ReactNode } from "react";
import { studioFrame } from "../../../../content/studio.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState, FailedState, LoadingRows } from "./list-states.tsx";
import type { PagedRows } from "./use-paged-rows.ts";
import { useAddressDetails } from "../use-address-details.ts";
import { formatStudioTime } from "../../../../content/studio-times.ts";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { changeDetails, readPage } from "../../../../content/studio-address.ts";
import { pageSize } from "./paged-rows.ts";
import { PagerFrame, PagerLink } from "./pager-frame.tsx";

type ListBodyProps<Row> = {
  list: PagedRows<Row>;
  /** What an empty list says when nothing is filtered. */
  empty: string;
  /** What to do about that, where the toolbar does not offer it. */
  next?: ReactNode;
  /** The parameters of the address that filter this list. */
  filters?: readonly string[];
  /** Instead of numbered pages. */
  pager?: ReactNode;
  /** The rows, once there are some: a `DenseTable` or a `DenseList`. */
  children: ReactNode;
};

const none: readonly string[] = [];

/** A list in whichever state it is: loading, failed, empty, or its rows and pages. */
export function ListBody<Row>({
  list,
  empty,
  next,
  filters = none,
  pager,
  children,
}: ListBodyProps<Row>) {
  const { parameters, filter } = useAddressDetails();
  if (list.state === "loading") return <LoadingRows />;
  if (list.state === "failed")
    return <FailedState error={list.error} onRetry={() => void list.reload()} />;
  const set = ["q", ...filters].filter((name) => parameters.has(name));
  const isBeyond = readPage(parameters) > 1;
  return (
    <>
      {list.error && <NotRefreshed list={list} />}
      {list.rows.length > 0 && children}
      {list.rows.length === 0 && (
        <EmptyState
          title={isBeyond ? studioFrame.beyond : set.length > 0 ? studioFrame.noMatch : empty}
        >
          {isBeyond ? (
            <Button variant="secondary" onClick={() => filter({ page: null })}>
              {studioFrame.firstPage}
            </Button>
          ) : set.length === 0 ? (
            next
          ) : (
            <Button
              variant="secondary"
              onClick={() => filter(Object.fromEntries(set.map((name) => [name, null])))}
            >
              {studioFrame.clear}
            </Button>
          )}
        </EmptyState>
      )}
      {pager ?? <Pager shown={list.rows.length} hasMore={list.hasMore} total={list.total} />}
    </>
  );
}

/** Above rows that are still there but may be old: since when, why, and once more. */
function NotRefreshed({
  list: { readAt, error, reload },
}: {
  list: Pick<PagedRows<unknown>, "readAt" | "error" | "reload">;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 border-b border-line py-2 text-label tracking-normal text-mist">
      <output title={error?.message}>{studioFrame.notRefreshed(formatStudioTime(readAt))}</output>
      <Button variant="quiet" onClick={() => void reload()}>
        {studioFrame.tryAgain}
      </Button>
    </div>
  );
}

type PagerProps = {
  /** How many rows are shown now. */
  shown: number;
  hasMore: boolean;
  total?: number | undefined;
  size?: number;
};

/** Which rows these are, and the pages before and after: `page` in the address. */
function Pager({ shown, hasMore, total, size = pageSize }: PagerProps) {
  const { parameters } = useAddressDetails();
  const page = readPage(parameters);
  if (shown === 0 && page === 1) return null;
  const first = (page - 1) * size + 1;
  const addressOf = (to: number) => `?${changeDetails(parameters, { page: to > 1 ? to : null })}`;
  return (
    <PagerFrame>
      {shown > 0 && (
        <output className="mr-auto">{studioFrame.rows(first, first + shown - 1, total)}</output>
      )}
      {page > 1 && (
        <PagerLink to={addressOf(page - 1)} rel="prev">
          <ChevronLeft aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
          {studioFrame.previous}
        </PagerLink>
      )}
      {hasMore && (
        <PagerLink to={addressOf(page + 1)} rel="next">
          {studioFrame.next}
          <ChevronRight aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
        </PagerLink>
      )}
    </PagerFrame>
  );
}
