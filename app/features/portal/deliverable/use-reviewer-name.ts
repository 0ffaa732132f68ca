import { deliverableRowWords } from "../../../../content/deliverable.ts";
import { usePortalData } from "../portal-data.ts";

/** What whoever reviewed something is called on this page: by the profile's name, where it is theirs. */
export function useReviewerName(): (reviewerId: string | null) => string {
  const [profile] = usePortalData().profile.rows;
  return (reviewerId) =>
    (profile?.user_id === reviewerId && profile?.display_name) || deliverableRowWords.client;
}
