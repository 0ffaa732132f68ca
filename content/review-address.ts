export const reviewPath = "/review";

/** What leads there says. */
export const openReview = "Open the review";

export type ReviewPlace = {
  deliverable: string;
  /** The number of a version; the newest where none is named. */
  version?: number;
  frame?: number;
  /** Of a document. */
  page?: number;
  /** The id of a comment, which has its own place. */
  comment?: string;
};

/** The address of a version, of a frame or page in it, or of what was said there. */
export function reviewAddress(place: ReviewPlace): string {
  const { deliverable, version, frame, page, comment } = place;
  const parameters = new URLSearchParams({ d: deliverable });
  if (version !== undefined) parameters.set("v", String(version));
  if (frame !== undefined) parameters.set("f", String(frame));
  if (page !== undefined) parameters.set("p", String(page));
  if (comment !== undefined) parameters.set("c", comment);
  return `${reviewPath}?${parameters}`;
}

const whole = /^\d{1,9}$/;

/** What an address asks for; whatever is not understood is left out. */
export function readReviewAddress(parameters: URLSearchParams): Partial<ReviewPlace> {
  const read = (name: string) => {
    const text = parameters.get(name) ?? "";
    return whole.test(text) ? Number(text) : undefined;
  };
  const [deliverable, comment] = [parameters.get("d"), parameters.get("c")];
  const [version, frame, page] = [read("v"), read("f"), read("p")];
  return {
    ...(deliverable && { deliverable }),
    ...(version !== undefined && { version }),
    ...(frame !== undefined && { frame }),
    ...(page !== undefined && { page }),
    ...(comment && { comment }),
  };
}
