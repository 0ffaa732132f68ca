import { skipToken, useQuery } from "@tanstack/react-query";
import { onboardingColumns, onboardingSchema } from "../../../../domain/onboarding/onboarding.ts";
import { readAll } from "../../../data/read-all.ts";
import { usePortalSource } from "../portal-source-context.ts";

/** The first days of the company's projects. */
export function useOnboardings() {
  const source = usePortalSource();
  return useQuery({
    queryKey: ["onboardings", "portal"],
    queryFn: source
      ? () =>
          source.ask({
            name: "onboardings",
            build: (backend) =>
              readAll(() =>
                backend
                  .from("onboardings")
                  .select(onboardingColumns)
                  .order("created_at", { ascending: false }),
              ),
            row: onboardingSchema,
          })
      : skipToken,
    meta: { tables: ["brand_files"] },
  });
}
