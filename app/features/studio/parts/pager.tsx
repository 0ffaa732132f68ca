import { ChevronLeft, ChevronRight } from "lucide-react";
import { studioFrame } from "../../../../content/studio.ts";
import { changeDetails, readPage } from "../../../../content/studio-address.ts";
import { useAddressDetails } from "../use-address-details.ts";
import { pageSize } from "./paged-rows.ts";
import { PagerFrame, PagerLink } from "./pager-frame.tsx";

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
