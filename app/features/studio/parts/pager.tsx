import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { studioFrame } from "../../../../content/studio.ts";
import { changeDetails, readPage } from "../../../../content/studio-address.ts";
import { pageSize } from "./paged-rows.ts";
import { useAddressDetails } from "../use-address-details.ts";

type PagerProps = {
  /** How many rows are shown now. */
  shown: number;
  hasMore: boolean;
  total?: number | undefined;
  size?: number;
};

/** Which rows these are, and the pages before and after: `page` in the address. */
export function Pager({ shown, hasMore, total, size = pageSize }: PagerProps) {
  const { parameters } = useAddressDetails();
  const page = readPage(parameters);
  if (shown === 0 && page === 1) return null;
  const first = (page - 1) * size + 1;
  const addressOf = (to: number) => `?${changeDetails(parameters, { page: to > 1 ? to : null })}`;
  return (
    <nav className="studio-pager" aria-label={studioFrame.page}>
      {shown > 0 && <output>{studioFrame.rows(first, first + shown - 1, total)}</output>}
      {page > 1 && (
        <Link to={addressOf(page - 1)} rel="prev">
          <ChevronLeft aria-hidden="true" strokeWidth={1.5} />
          {studioFrame.previous}
        </Link>
      )}
      {hasMore && (
        <Link to={addressOf(page + 1)} rel="next">
          {studioFrame.next}
          <ChevronRight aria-hidden="true" strokeWidth={1.5} />
        </Link>
      )}
    </nav>
  );
}
