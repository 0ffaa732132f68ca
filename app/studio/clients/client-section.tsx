import type { ReactNode } from "react";
import { Link } from "react-router";
import { clientWords } from "../../../content/studio-clients.ts";

type Entry = {
  key: string;
  title: string;
  to?: string;
  state?: ReactNode;
  when?: string | null;
  figure?: string | null;
};

/** A short list under its heading; one that is empty says so in the heading's line. */
export function ClientSection({ title, entries }: { title: string; entries: readonly Entry[] }) {
  return (
    <section className="client-section">
      <h3>
        {title} <span>{entries.length > 0 ? entries.length : clientWords.none}</span>
      </h3>
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <li key={entry.key}>
              {entry.to ? <Link to={entry.to}>{entry.title}</Link> : <span>{entry.title}</span>}
              <span className="client-state">{entry.state}</span>
              <span>{entry.when}</span>
              <span data-numeric>{entry.figure}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
