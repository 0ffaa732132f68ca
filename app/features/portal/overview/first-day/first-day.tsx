import { Link } from "react-router";
import { firstDayWords, nextSteps, thingsToDo } from "../../../../../content/first-day.ts";
import { useMay } from "../../company/company.ts";
import { ForClient } from "../../for-client.tsx";
import { PartHeading } from "../../part-heading.tsx";
import { usePortalData } from "../../portal-data.ts";
import { usePreview } from "../../preview.ts";
import { tabAddress } from "../../../../../content/portal-address.ts";
import { SentList } from "./sent-list.tsx";

/** Before there is any work: what came from the client, what comes of it, and what they can do themselves. */
export function FirstDay() {
  const { profile } = usePortalData();
  const isPreview = usePreview() !== null;
  const [row] = profile.rows;
  const isKnown = Boolean(row?.company_name && row.phone);
  return (
    <>
      <header className="col-span-full grid gap-5 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-10">
        <h2 className="max-w-[16ch] text-greeting/[1.05] font-stretch-125% tracking-[-0.015em]">
          {firstDayWords.heading}
        </h2>
        <p className="max-w-[46ch] text-lead text-mist">{firstDayWords.lead}</p>
      </header>
      <section className="lg:col-[1/span_7]">
        <PartHeading as="h3" className="mb-6">
          {firstDayWords.sent}
        </PartHeading>
        {isPreview ? <p className="text-mist">{firstDayWords.sentInPreview}</p> : <SentList />}
      </section>
      <NextSteps />
      <ForClient>
        <ThingsToDo isKnown={isKnown} />
      </ForClient>
    </>
  );
}

function NextSteps() {
  return (
    <section className="lg:col-[9/-1]">
      <PartHeading as="h3" className="mb-6">
        {firstDayWords.next}
      </PartHeading>
      <ol>
        {nextSteps.map(({ name, line }, index) => (
          <li
            key={name}
            className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2 gap-y-1 border-t border-line py-5"
          >
            <span className="font-display text-name/[1.35] font-stretch-125% text-amber">
              {index + 1}
            </span>
            <strong className="font-display text-name/[1.35] font-medium font-stretch-112%">
              {name}
            </strong>
            <p className="col-start-2 text-small text-mist">{line}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function ThingsToDo({ isKnown }: { isKnown: boolean }) {
  const mayWrite = useMay("member");
  const things = thingsToDo.filter(({ tab }) => mayWrite || tab === "profile");
  return (
    <section className="col-span-full">
      <PartHeading as="h3" className="mb-6">
        {firstDayWords.toDo}
      </PartHeading>
      <ul className="grid gap-x-10 md:grid-cols-3">
        {things.map(({ tab, name, line }) => (
          <li
            key={tab}
            className="relative grid content-start gap-2 border-t border-edge pt-5 pb-7 transition-[border-color] duration-200 ease-camera focus-within:border-amber hover:border-amber"
          >
            {/* The whole of it can be pressed. */}
            <Link
              to={tabAddress(tab)}
              className="flex justify-between gap-4 font-display text-subheading/[1.3] font-stretch-118% no-underline after:absolute after:inset-0 hover:text-amber-bright"
            >
              {name}{" "}
              <span className="text-amber" aria-hidden="true">
                →
              </span>
            </Link>
            <p className="max-w-[40ch] text-small text-mist">{line}</p>
            {tab === "profile" && isKnown && (
              <p className="max-w-[40ch] text-small">{firstDayWords.done}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
