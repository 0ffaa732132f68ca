export type FeedFault =
  | "declares-entities"
  | "ends-early"
  | "is-neither-rss-nor-atom"
  | "is-not-well-formed"
  | "is-web-page";

/** The document is no feed we take. */
export class FeedError extends Error {
  readonly fault: FeedFault;

  constructor(fault: FeedFault, options?: { cause?: unknown }) {
    super(fault, options);
    this.name = "FeedError";
    this.fault = fault;
  }
}
