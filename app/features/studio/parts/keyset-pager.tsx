import ChevronRight from "lucide-react/icons/chevron-right";
import { studioFrame } from "../../../../content/studio.ts";
import { changeDetails } from "../../../../content/studio-address.ts";
import { useAddressDetails } from "../use-address-details.ts";
import { PagerFrame, PagerLink } from "./pager-frame.tsx";

type KeysetPagerProps = {
  hasMore: boolean;
  /** The key of the last row shown: the next page begins after it. Kept as `before` in the address. */
  lastKey: string | undefined;
  /** What the two links are called where the list does not go from new to old. */
  words?: { first: string; next: string };
};

const byAge = { first: studioFrame.newest, next: studioFrame.older };

/** For lists that only grow, where numbered pages would shift: older ones, and back to the newest. */
export function KeysetPager({ hasMore, lastKey, words = byAge }: KeysetPagerProps) {
  const { parameters } = useAddressDetails();
  const isLater = parameters.has("before");
  if (!hasMore && !isLater) return null;
  const addressOf = (before: string | null) =>
    `?${changeDetails(parameters, { before, page: null })}`;
  return (
    <PagerFrame>
      {isLater && <PagerLink to={addressOf(null)}>{words.first}</PagerLink>}
      {hasMore && lastKey && (
        <PagerLink to={addressOf(lastKey)} rel="next" className="ml-auto">
          {words.next}
          <ChevronRight aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
        </PagerLink>
      )}
    </PagerFrame>
  );
}
