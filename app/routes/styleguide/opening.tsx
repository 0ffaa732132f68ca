import { scenes } from "./scenes.ts";
import { LitFrame } from "./lit-frame.tsx";

export function Opening() {
  return (
    <header className="sg-opening">
      <LitFrame className="sg-opening-picture" />
      <div className="page-gutter sg-opening-words">
        <h1>Style guide</h1>
        <nav aria-label="Style guide">
          <ol className="sg-index">
            {scenes.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </header>
  );
}
