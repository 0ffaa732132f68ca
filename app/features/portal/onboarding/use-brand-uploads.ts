import { useEffect, useSyncExternalStore } from "react";
import type { Onboarding } from "../../../../domain/onboarding/onboarding.ts";
import { useRefresh } from "../../../data/use-refresh.ts";
import { useSession } from "../../../session/use-session.ts";
import { openBrandUploads } from "./open-brand-uploads.ts";

/** What is on its way into a project's folder, and goes on where its sheet is left. */
export function useBrandUploads({ id, company_id }: Pick<Onboarding, "id" | "company_id">) {
  const session = useSession();
  const me = session.kind === "signed-in" ? session.session.user.id : "";
  const store = openBrandUploads({ me, project: id, company: company_id });
  const { uploads } = useSyncExternalStore(store.subscribe, store.readSnapshot);
  const refresh = useRefresh();
  useEffect(() => store.onStored(() => refresh("brand_files")), [store, refresh]);
  return { ...store, uploads };
}
