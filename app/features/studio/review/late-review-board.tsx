import { type ComponentProps, lazy, Suspense } from "react";
import { LoadingRows } from "../parts/list-states.tsx";
import type { ReviewBoard as Board } from "./review-board.tsx";

const ReviewBoard = lazy(async () => ({
  default: (await import("./review-board.tsx")).ReviewBoard,
}));

/** Its code comes with the first project or campaign that is opened. */
export function LateReviewBoard(props: ComponentProps<typeof Board>) {
  return (
    <Suspense fallback={<LoadingRows count={2} />}>
      <ReviewBoard {...props} />
    </Suspense>
  );
}
