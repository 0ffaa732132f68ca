import type { ReactNode } from "react";
import { cx } from "../../../ui/cx.ts";

export type TableColumn<Row> = {
  head: string;
  cell: (row: Row) => ReactNode;
  isNumeric?: boolean;
  /** The value of `sort` in the address that orders by this column; a minus before it turns it round. */
  sort?: string;
  /**
   * `wide`: only where there is room for it, so not beside an open detail nor on a tablet; `medium`: there as well, but
   * not on a phone.
   */
  shows?: "always" | "medium" | "wide";
  /** Where room is short it is cut off, and the other columns keep theirs. */
  givesWay?: boolean;
  /** What stands under it where the column that says so has no room. */
  below?: (row: Row) => ReactNode;
};

const shown = { always: "", medium: "@max-[28rem]:hidden", wide: "@max-[52rem]:hidden" };

/** What the head and the cells of a column have in common. */
export function cellLook({
  isNumeric = false,
  shows = "always",
}: Pick<TableColumn<never>, "isNumeric" | "shows">): string {
  return cx(
    "truncate border-b border-line pr-5 last:pr-0",
    isNumeric && "text-right",
    shown[shows],
  );
}
