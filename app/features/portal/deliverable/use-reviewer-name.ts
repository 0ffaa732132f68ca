import { formerMember } from "../../../../content/company-roles.ts";
import { deliverableRowWords } from "../../../../content/deliverable.ts";
import { usePeople } from "../company/use-people.ts";
import { usePortalData } from "../portal-data.ts";

/** What whoever reviewed something is called on this page; who has left the company has no name here. */
export function useReviewerName(): (reviewerId: string | null) => string {
  const [profile] = usePortalData().profile.rows;
  const { data: people } = usePeople();
  return (reviewerId) => {
    if (profile && profile.user_id === reviewerId)
      return profile.display_name || deliverableRowWords.client;
    if (!people || reviewerId === null) return deliverableRowWords.client;
    return people.find(({ user_id }) => user_id === reviewerId)?.name ?? formerMember;
  };
}
