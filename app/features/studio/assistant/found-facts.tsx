import { studioAssistant } from "../../../../content/studio-assistant.ts";
import type { FoundAnswer } from "./assistant-rows.ts";

const kinds = new Map<string, string>(Object.entries(studioAssistant.kinds));

/** What retrieval had found for an answer, the told ones first. */
export function FoundFacts({ found }: { found: FoundAnswer | null }) {
  return (
    <details className="assistant-found">
      <summary>{studioAssistant.found}</summary>
      {found ? (
        <>
          <p>
            {kinds.get(found.kind) ?? found.kind}.{" "}
            {found.byModel ? studioAssistant.byModel : studioAssistant.byItself}
          </p>
          {found.facts.length === 0 && <p>{studioAssistant.foundNothing}</p>}
          <ol>
            {found.facts.map(({ id, text, title, href }) => (
              <li key={id}>
                <span>{text}</span>
                <a href={href} className="text-link">
                  {title}
                </a>
                <code>{id}</code>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p>{studioAssistant.foundUnknown}</p>
      )}
    </details>
  );
}
