import { Link } from "react-router";
import { assistantWidget } from "../../../content/assistant-widget.ts";
import { cx } from "../../ui/cx.ts";

type AssistantGreetingProps = {
  hasBegun: boolean;
  onAsk: (question: string) => void;
  onFollow: () => void;
};

// Each ends in a slit of light, as the button that opens the panel has one.
const suggestionLook =
  "flex min-h-13 w-full cursor-pointer items-center justify-between gap-4 border-b border-line py-2 text-left font-display text-small/[1.35] font-stretch-108% text-paper " +
  "transition-[color,border-color] duration-200 ease-camera hover:border-amber hover:text-amber-bright focus-visible:-outline-offset-2 " +
  "after:h-px after:w-3.5 after:flex-none after:bg-edge after:transition-[width,background-color] after:duration-[500ms,200ms] after:ease-camera hover:after:w-7 hover:after:bg-amber";

export function AssistantGreeting({ hasBegun, onAsk, onFollow }: AssistantGreetingProps) {
  const { greeting, disclosure, privacy, suggestions, suggestionsLabel } = assistantWidget;
  return (
    <div className={cx("flex shrink-0 flex-col", !hasBegun && "grow")}>
      <p className="font-display text-subhead/[1.3] font-stretch-112% tracking-[-0.01em] text-balance">
        {greeting}
      </p>
      <p className="mt-3 text-label/normal tracking-normal text-mist">
        {disclosure}{" "}
        <Link to={privacy.to} className="text-link" onClick={() => onFollow()}>
          {privacy.label}
        </Link>
      </p>
      {!hasBegun && (
        <ul aria-label={suggestionsLabel} className="mt-auto pt-6">
          {suggestions.map((question) => (
            <li key={question}>
              <button type="button" className={suggestionLook} onClick={() => onAsk(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
