import { studioAssistant } from "../../../../content/studio-assistant.ts";
import type { FoundAnswer } from "./assistant-rows.ts";

const kinds = new Map<string, string>(Object.entries(studioAssistant.kinds));

/** What retrieval had found for an answer, the told ones first. */
export function FoundFacts({ found }: { found: FoundAnswer | null }) {
  return (
    <details className="w-full text-note text-mist">
      <summary className="min-h-7 w-fit cursor-pointer">{studioAssistant.found}</summary>
      {found ? (
        <>
          <p>
            {kinds.get(found.kind) ?? found.kind}.{" "}
            {found.byModel ? studioAssistant.byModel : studioAssistant.byItself}
          </p>
          {found.facts.length === 0 && <p>{studioAssistant.foundNothing}</p>}
          <ol className="mt-2 grid gap-3 border-l border-line pl-4">
            {found.facts.map(({ id, text, title, href }) => (
              <li key={id} className="grid justify-items-start">
                <span>{text}</span>
                <a href={href} className="text-link">
                  {title}
                </a>
                <code className="text-tiny">{id}</code>
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
