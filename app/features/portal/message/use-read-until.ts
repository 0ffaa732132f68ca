import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";

const placeSchema = z.object({ read_until: z.string() });

/** How far this person had read when the conversation came on show; null where nobody can say. Undefined until it is known. */
export function useReadUntil(companyId: string): string | null | undefined {
  const { data, status } = useQuery({
    queryKey: ["conversation_readers", "mine"],
    queryFn: async () => {
      const places = sharedBackend().from("conversation_readers").select("read_until");
      const [place] = await readRows(places.eq("company_id", companyId), placeSchema);
      return place?.read_until ?? null;
    },
  });
  return status === "pending" ? undefined : (data ?? null);
}
