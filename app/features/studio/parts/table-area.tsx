import { type ComponentProps, type ComponentType, type ReactNode, Suspense } from "react";
import { readOpenId } from "../../../../content/studio-address.ts";
import { useAddressDetails } from "../use-address-details.ts";
import { DenseTable } from "./dense-table.tsx";
import { ListBody } from "./list-body.tsx";
import { LoadingRows } from "./list-states.tsx";
import { SplitView } from "./split-view.tsx";
import type { TableColumn } from "./table-column.ts";
import { Toolbar, ToolbarFilter } from "./toolbar.tsx";
import type { PagedRows } from "./use-paged-rows.ts";

type TableAreaProps<Row> = {
  list: PagedRows<Row>;
  columns: readonly TableColumn<Row>[];
  keyOf: (row: Row) => string;
  /** What the rows are, for those who hear the page. */
  caption: string;
  /** The parameter of the address with the id of what is open. */
  opens: string;
  /** What is open: another one for each id. Most of them come with the first that is opened, by `lazy`. */
  Detail: ComponentType<{ id: string }>;
  /** Over the toolbar: `ViewTabs`. */
  views?: ReactNode;
  filters?: readonly ComponentProps<typeof ToolbarFilter>[];
} & Pick<ComponentProps<typeof Toolbar>, "search" | "actions"> &
  Pick<ComponentProps<typeof ListBody<Row>>, "empty" | "next" | "pager">;

/** The usual area: search and filters, a table with its pages, and beside it what is open. All of it in the address. */
export function TableArea<Row>(props: TableAreaProps<Row>) {
  const { list, columns, keyOf, caption, opens, Detail, views, filters = [], ...rest } = props;
  const { search, actions, empty, next, pager } = rest;
  const { parameters } = useAddressDetails();
  const open = readOpenId(parameters, opens);
  return (
    <SplitView
      closes={[opens]}
      list={
        <>
          {views}
          <Toolbar
            {...(search && { search })}
            filters={filters.map((filter) => (
              <ToolbarFilter key={filter.name} {...filter} />
            ))}
            actions={actions}
          />
          <ListBody
            list={list}
            empty={empty}
            next={next}
            pager={pager}
            filters={filters.map(({ name }) => name)}
          >
            <DenseTable
              caption={caption}
              columns={columns}
              rows={list.rows}
              keyOf={keyOf}
              detailsOf={(row) => ({ [opens]: keyOf(row) })}
              openKey={open}
              isStale={list.isStale}
            />
          </ListBody>
        </>
      }
      detail={
        open && (
          <Suspense fallback={<LoadingRows count={6} />}>
            <Detail key={open} id={open} />
          </Suspense>
        )
      }
    />
  );
}
