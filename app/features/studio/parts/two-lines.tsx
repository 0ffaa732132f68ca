import type { ReactNode } from "react";
import { cx } from "../../../ui/cx.ts";

type TwoLinesProps = {
  name: string;
  /** What belongs to the name, such as a company. */
  beside?: string | null | undefined;
  /** At the end of the first line. */
  end?: ReactNode;
  /** The second line: what it is about. */
  matter: ReactNode;
  /** Short words at the end of the second line; what may be long, such as a name, is cut off by itself. */
  marks?: ReactNode;
  isUnread?: boolean;
  /** On a phone the ends of both lines stand below them. */
  wraps?: boolean;
};

/** A row of a `DenseList` in two lines: a name and its matter, each with something short at its end. */
export function TwoLines(props: TwoLinesProps) {
  const { name, beside, end, matter, marks, isUnread = false, wraps = false } = props;
  const line = cx("col-start-1 truncate", wraps && "@max-[26rem]:col-end-3");
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_fit-content(60%)] items-baseline gap-x-6 gap-y-0.5">
      <span className={line}>
        <strong className={cx("font-medium", isUnread ? "text-amber-bright" : "text-paper")}>
          {name}
        </strong>
        {beside && <span className="ml-3 text-mist">{beside}</span>}
      </span>
      <span
        className={cx(
          "col-start-2 grid justify-self-end text-caption whitespace-nowrap text-mist tabular-nums empty:hidden",
          wraps &&
            "@max-[26rem]:order-3 @max-[26rem]:col-start-1 @max-[26rem]:mt-1 @max-[26rem]:justify-self-start",
        )}
      >
        {end}
      </span>
      <span className={cx(line, isUnread ? "text-paper" : "text-mist")}>{matter}</span>
      <span
        className={cx(
          "col-start-2 flex min-w-0 items-center gap-3 justify-self-end text-caption whitespace-nowrap text-mist tabular-nums",
          wraps && "@max-[26rem]:order-4",
        )}
      >
        {marks}
      </span>
    </span>
  );
}
