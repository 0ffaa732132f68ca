import { invoicesWords } from "../../../../content/studio-billing.ts";
import { DetailBody } from "../parts/detail-body.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { DraftDetail } from "./draft-detail.tsx";
import { IssuedDetail } from "./issued-detail.tsx";
import { readDocument } from "./read-document.ts";

/** One document: to write on while it is a draft, to look at once it is issued. */
export function DocumentDetail({ id }: { id: string }) {
  const read = useLoaded(["billing_documents", "one", id], () => readDocument(id), {
    tables: ["document_balances"],
    concerns: ({ table, row, old }) =>
      [row, old].some((each) =>
        table === "document_balances"
          ? each["document_id"] === id
          : each["id"] === id || each["credits_id"] === id,
      ),
  });
  return (
    <DetailBody read={read} gone={invoicesWords.gone}>
      {(found) =>
        "draft" in found ? <DraftDetail draft={found.draft} /> : <IssuedDetail read={found} />
      }
    </DetailBody>
  );
}
