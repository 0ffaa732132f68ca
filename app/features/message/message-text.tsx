import { splitLinks } from "../../../domain/message/split-links.ts";

export function MessageText({ children }: { children: string }) {
  return (
    <p className="message-text">
      {splitLinks(children).map(({ at, text, href }) =>
        href ? (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  );
}
