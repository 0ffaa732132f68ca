/** The document is no feed we take; the message says why, in one line. */
export class FeedError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "FeedError";
  }
}
