import { skipToken, useQuery } from "@tanstack/react-query";
import { useCompanyState } from "./company.ts";

/** What the tables of companies say of the person is read again above the pages of any one of them. */
export function useFollowCompanies(): void {
  const refresh = useCompanyState()?.refresh;
  useQuery({
    queryKey: ["memberships", "follow"],
    queryFn: refresh
      ? async () => {
          await refresh();
          return null;
        }
      : skipToken,
    meta: { tables: ["companies"] },
    // They have just been read.
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
