import { scenes } from "./scenes.ts";
import { LitFrame } from "./lit-frame.tsx";

export function Opening() {
  return (
    <header className="relative grid border-b border-line">
      <LitFrame className="h-[clamp(17rem,46vw,40rem)] w-full" />
      <div className="page-gutter pt-8 pb-12">
        <h1 className="text-display">Style guide</h1>
        <nav aria-label="Style guide">
          <ol className="mt-10 grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-x-8">
            {scenes.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="block border-t border-line py-3 text-small/body text-mist no-underline transition-colors duration-300 ease-camera hover:border-amber hover:text-paper"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </header>
  );
}
