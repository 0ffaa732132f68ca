import { type ReviewPlace, reviewAddress } from "../../../content/review-address.ts";
import { roomWords } from "../../../content/review.ts";
import { copyText } from "../../ui/copy-text.ts";

/** To the clipboard; where the browser keeps that shut, on to the page, to be copied by hand. */
export function copyReviewAddress(place: ReviewPlace): Promise<void> {
  const address = location.origin + reviewAddress(place);
  return copyText(address, { title: roomWords.copyByHand, description: address });
}
