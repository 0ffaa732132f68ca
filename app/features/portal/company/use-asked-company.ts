import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";
import { companyWords } from "../../../../content/company.ts";
import { currentOf, type MyCompany } from "../../../../domain/company/my-company.ts";
import { toast } from "../../../ui/toast.ts";
import { askedCompany } from "../../../../content/portal-address.ts";

/**
 * A link may say in which company its thing is. That one is chosen first, as by hand; until then there is nothing to show.
 * Of a company that is not theirs nothing is said.
 */
export function useAskedCompany(
  companies: readonly MyCompany[] | undefined,
  choose: (companyId: string) => Promise<string | undefined>,
): { isAsking: boolean } {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(askedCompany);
  const isTheirs = companies?.some(({ company_id }) => company_id === asked);
  const isOther = isTheirs === true && currentOf(companies ?? [])?.company_id !== asked;

  const settle = useEffectEvent(async (companyId: string, isChosen: boolean) => {
    const failure = isChosen ? undefined : await choose(companyId);
    // Then the list says so, and this comes again.
    if (!isChosen && !failure) return;
    if (failure)
      toast({ title: companyWords.notChosen, description: failure, variant: "destructive" });
    setParameters(
      (given) => {
        given.delete(askedCompany);
        return given;
      },
      { replace: true },
    );
  });

  useEffect(() => {
    if (asked !== null && isTheirs !== undefined) void settle(asked, !isOther);
  }, [asked, isTheirs, isOther]);

  return { isAsking: asked !== null && (isTheirs === undefined || isOther) };
}
