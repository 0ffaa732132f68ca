import { Link } from "react-router";
import { assistantWidget } from "../../../content/assistant-widget.ts";
import "./assistant-greeting.css";

type AssistantGreetingProps = {
  hasBegun: boolean;
  onAsk: (question: string) => void;
  onFollow: () => void;
};

export function AssistantGreeting({ hasBegun, onAsk, onFollow }: AssistantGreetingProps) {
  const { greeting, disclosure, privacy, suggestions, suggestionsLabel } = assistantWidget;
  return (
    <div className="chat-greeting">
      <p className="chat-hello">{greeting}</p>
      <p className="chat-disclosure">
        {disclosure}{" "}
        <Link to={privacy.to} className="text-link" onClick={onFollow}>
          {privacy.label}
        </Link>
      </p>
      {!hasBegun && (
        <ul aria-label={suggestionsLabel} className="chat-suggestions">
          {suggestions.map((question) => (
            <li key={question}>
              <button type="button" onClick={() => onAsk(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
