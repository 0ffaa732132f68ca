import type { ReactNode } from "react";
import { studioFrame } from "../../../../content/studio.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState, FailedState, LoadingRows } from "./list-states.tsx";
import { NotRefreshed } from "./not-refreshed.tsx";
import { Pager } from "./pager.tsx";
import type { PagedRows } from "./use-paged-rows.ts";
import { useAddressDetails } from "../use-address-details.ts";

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
  return (
    <>
      {list.error && <NotRefreshed list={list} />}
      {list.rows.length > 0 && children}
      {list.rows.length === 0 && (
        <EmptyState title={set.length > 0 ? studioFrame.noMatch : empty}>
          {set.length === 0 ? (
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
