import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { studioFrame } from "../../../../content/studio.ts";
import { cx } from "../../../ui/cx.ts";
import { useAddressDetails } from "../use-address-details.ts";
import { cellLook, type TableColumn } from "./table-column.ts";

/** The name of a column; where rows can be ordered by it, a button that does so. */
export function ColumnHead<Row>({ column }: { column: TableColumn<Row> }) {
  const { parameters, filter } = useAddressDetails();
  const { head, sort, isNumeric } = column;
  const look = cx(cellLook(column), "max-w-80 pt-3 pb-2 text-caption font-medium text-mist");
  if (!sort)
    return (
      <th scope="col" className={look}>
        {head}
      </th>
    );
  const sorted = parameters.get("sort");
  const order = sorted === sort ? "ascending" : sorted === `-${sort}` ? "descending" : undefined;
  const Arrow = order === "descending" ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={order} className={look}>
      <button
        type="button"
        title={studioFrame.sortBy(head)}
        className={cx(
          "group inline-flex cursor-pointer items-center gap-1 align-top hover:text-paper",
          order && "text-paper",
          // The word stands over its figures, the arrow before it.
          isNumeric && "flex-row-reverse",
        )}
        onClick={() => filter({ sort: order === "ascending" ? `-${sort}` : sort })}
      >
        {head}
        <Arrow
          aria-hidden="true"
          strokeWidth={1.75}
          className={cx(
            "size-3.5",
            !order && "opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60",
          )}
        />
      </button>
    </th>
  );
}
