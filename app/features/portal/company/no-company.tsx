import { noCompanyWords as words } from "../../../../content/no-company.ts";
import { portalFrame } from "../../../../content/portal.ts";
import { useSession } from "../../../session/use-session.ts";
import { PortalHeader } from "../portal-header.tsx";
import { PartHeading } from "../part-heading.tsx";
import { StartCompany } from "./start-company.tsx";

/** In the portal's place for whoever is in no company: removed from one, or not yet in the one that has asked them. */
export function NoCompany() {
  const session = useSession();
  if (session.kind !== "signed-in") return null;
  const { user } = session.session;
  const name: unknown = user.user_metadata["display_name"];
  return (
    <>
      <PortalHeader
        name={typeof name === "string" && name !== "" ? name : (user.email ?? portalFrame.heading)}
        company={portalFrame.noCompany}
        canSignOut
      />
      <div className="page-gutter grid gap-x-10 gap-y-16 pt-6 pb-24 lg:grid-cols-12">
        <header className="col-span-full grid gap-5 border-t border-line pt-10 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-10">
          <h2 className="max-w-[16ch] text-greeting/[1.05] font-stretch-125% tracking-[-0.015em]">
            {words.heading}
          </h2>
          <p className="max-w-[46ch] text-lead text-mist">{words.text}</p>
        </header>
        <section className="lg:col-span-5">
          <PartHeading as="h3" className="mb-6">
            {words.invited}
          </PartHeading>
          <p className="max-w-[46ch] border-t border-line pt-5 text-mist">
            {words.invitedText(user.email ?? words.yourAddress)}
          </p>
        </section>
        <section className="lg:col-span-6 lg:col-start-7">
          <PartHeading as="h3" className="mb-6">
            {words.start}
          </PartHeading>
          <StartCompany />
        </section>
      </div>
    </>
  );
}
