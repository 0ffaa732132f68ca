import { type DocumentStatus, documentStatusWords } from "../../../../content/studio-billing.ts";
import { cx } from "../../../ui/cx.ts";

/** Lit where somebody has to act; an outline where it only waits. */
const lights: Partial<Record<DocumentStatus, string>> = {
  open: "before:border-info",
  part_paid: "before:border-info before:bg-info",
  overdue: "before:border-amber before:bg-amber",
  disputed: "before:border-danger before:bg-danger",
  paid: "before:border-success before:bg-success",
};

/** How a document stands: the word, with a light before it. */
export function DocumentStatusMark({ status }: { status: DocumentStatus }) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-2 text-paper before:size-1.75 before:flex-none before:rounded-round before:border",
        lights[status] ?? "before:border-edge",
      )}
    >
      {documentStatusWords[status]}
    </span>
  );
}
