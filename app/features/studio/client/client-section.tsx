import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { clientWords } from "../../../../content/studio-client.ts";
import { Button } from "../../../ui/button.tsx";

type Entry = {
  key: string;
  title: string;
  to?: string;
  state?: ReactNode;
  when?: string | null;
  figure?: string | null;
};

/** What fits without scrolling past the rest. */
const most = 5;

/** A short list under its heading; one that is empty says so in the heading's line. */
export function ClientSection({ title, entries }: { title: string; entries: readonly Entry[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, most);
  return (
    <section className="client-section">
      <h3>
        {title} <span>{entries.length > 0 ? entries.length : clientWords.none}</span>
      </h3>
      {entries.length > 0 && (
        <ul>
          {shown.map((entry) => (
            <li key={entry.key}>
              {entry.to ? <Link to={entry.to}>{entry.title}</Link> : <span>{entry.title}</span>}
              <span className="client-state">{entry.state}</span>
              <span>{entry.when}</span>
              <span data-numeric>{entry.figure}</span>
            </li>
          ))}
        </ul>
      )}
      {shown.length < entries.length && (
        <Button variant="quiet" onClick={() => setIsWhole(true)}>
          {clientWords.showAll(entries.length)}
        </Button>
      )}
    </section>
  );
}
