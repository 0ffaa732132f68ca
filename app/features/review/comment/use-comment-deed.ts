import { commentWords } from "../../../../content/review.ts";
import type { ReviewComment } from "../../../../domain/review/comment.ts";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { useReceive } from "./use-comments.ts";

/** Does something to a comment and shows what came of it; what the server refuses is said in its own words. */
export function useCommentDeed<Given extends unknown[]>(
  act: (...given: Given) => Promise<ReviewComment>,
) {
  const receive = useReceive();
  return useAction(async (...given: Given) => {
    try {
      receive(await act(...given));
    } catch (error) {
      const description = error instanceof Error ? error.message : "";
      toast({ title: commentWords.actionFailed, description, variant: "destructive" });
    }
  });
}
