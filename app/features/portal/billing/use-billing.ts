import { skipToken, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { documentContent } from "../../../../domain/billing/document.ts";
import { incomingColumns, incomingRow } from "../../../../domain/billing/incoming-row.ts";
import { detailColumns, detailRow } from "../../../../domain/billing/detail-row.ts";
import { isId } from "../../../../domain/row/id.ts";
import { readAll } from "../../../data/read-all.ts";
import type { PortalSource } from "../portal-source.ts";

/** What the company has paid, newest first, and what it was used for. */
export function useIncoming(source: PortalSource | null) {
  return useQuery({
    queryKey: ["incoming_payments", "portal"],
    queryFn: source
      ? () =>
          source.ask({
            name: "incoming",
            build: (backend) =>
              readAll(() =>
                backend
                  .from("incoming_payments")
                  .select(incomingColumns)
                  .order("received_on", { ascending: false }),
              ),
            row: incomingRow,
          })
      : skipToken,
  });
}

const contentRow = z.object({ content: documentContent });

/** The whole of an issued document, which never changes. Undefined where there is none, or it is somebody else's. */
export function useDocument(source: PortalSource | null, id: string) {
  return useQuery({
    queryKey: ["billing_documents", "content", id],
    queryFn: source
      ? async () => {
          if (!isId(id)) return null;
          const [row] = await source.ask({
            name: `document-${id}`,
            build: (backend) =>
              backend
                .from("billing_documents")
                .select("content")
                .eq("id", id)
                .eq("state", "issued"),
            row: contentRow,
          });
          return row?.content ?? null;
        }
      : skipToken,
    meta: { concerns: () => false },
  });
}

/** Whom we charge; null while nobody has said it. */
export function useBillingDetails(source: PortalSource | null) {
  return useQuery({
    queryKey: ["billing_details", "portal"],
    queryFn: source
      ? async () => {
          const [row] = await source.ask({
            name: "billing-details",
            build: (backend) => backend.from("billing_details").select(detailColumns),
            row: detailRow,
          });
          return row ?? null;
        }
      : skipToken,
  });
}
