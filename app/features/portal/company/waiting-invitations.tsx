import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { noCompanyWords as words } from "../../../../content/no-company.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { PartHeading } from "../part-heading.tsx";

const waitingSchema = z.object({ company: z.string(), expires_at: z.string() });

/** Which companies have asked this person, or how one comes into one. */
export function WaitingInvitations({ address }: { address: string }) {
  const { data = [] } = useQuery({
    queryKey: ["company_invitations", "mine"],
    queryFn: () => readRows(sharedBackend().rpc("my_invitations"), waitingSchema),
  });
  const texts = data.map(({ company, expires_at }) =>
    words.invitedText(company, address, expires_at),
  );
  return (
    <>
      <PartHeading as="h3" className="mb-6">
        {texts.length > 0 ? words.invited : words.join}
      </PartHeading>
      {(texts.length > 0 ? texts : [words.joinText(address)]).map((text) => (
        <p key={text} className="max-w-[46ch] border-t border-line py-5 text-mist">
          {text}
        </p>
      ))}
    </>
  );
}
