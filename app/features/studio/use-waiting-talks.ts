import { useQuery } from "@tanstack/react-query";

const everyMs = 60_000;

/** How many visitors wait for a person just now: read when it changes, each minute, and when the page comes to the front. */
export function useWaitingTalks(): number {
  const { data } = useQuery({
    queryKey: ["talks", "count"],
    queryFn: async () => (await import("./inbox/talk-rows.ts")).countWaitingTalks(),
    refetchInterval: everyMs,
    refetchOnWindowFocus: "always",
  });
  return data ?? 0;
}
