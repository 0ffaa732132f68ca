import { Link } from "react-router";
import { firstDayWords, nextSteps, thingsToDo } from "../../../../../content/first-day.ts";
import { ForClient } from "../../for-client.tsx";
import { usePortalData } from "../../portal-data.ts";
import { usePreview } from "../../preview.ts";
import { tabAddress } from "../../use-portal-tab.ts";
import { SentList } from "./sent-list.tsx";
import "./first-day.css";

/** Before there is any work: what came from the client, what comes of it, and what they can do themselves. */
export function FirstDay() {
  const { profile } = usePortalData();
  const isPreview = usePreview() !== null;
  const [row] = profile.rows;
  const isKnown = Boolean(row?.company_name && row.phone);
  return (
    <>
      <header className="first-opening">
        <h2>{firstDayWords.heading}</h2>
        <p>{firstDayWords.lead}</p>
      </header>
      <section className="first-sent-part">
        <h3>{firstDayWords.sent}</h3>
        {isPreview ? <p className="text-mist">{firstDayWords.sentInPreview}</p> : <SentList />}
      </section>
      <section className="first-next">
        <h3>{firstDayWords.next}</h3>
        <ol>
          {nextSteps.map(({ name, line }) => (
            <li key={name}>
              <strong>{name}</strong>
              <p>{line}</p>
            </li>
          ))}
        </ol>
      </section>
      <ForClient>
        <section className="first-to-do">
          <h3>{firstDayWords.toDo}</h3>
          <ul>
            {thingsToDo.map(({ tab, name, line }) => (
              <li key={tab}>
                <Link to={tabAddress(tab)}>
                  {name}{" "}
                  <span className="first-arrow" aria-hidden="true">
                    →
                  </span>
                </Link>
                <p>{line}</p>
                {tab === "profile" && isKnown && <p className="first-done">{firstDayWords.done}</p>}
              </li>
            ))}
          </ul>
        </section>
      </ForClient>
    </>
  );
}
