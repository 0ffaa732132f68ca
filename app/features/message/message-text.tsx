import { splitLinks } from "../../../domain/message/split-links.ts";
import { cx } from "../../ui/cx.ts";

type MessageTextProps = { className?: string | undefined; children: string };

export function MessageText({ className, children }: MessageTextProps) {
  return (
    <p className={cx("text-plain/[1.6] wrap-anywhere whitespace-pre-wrap", className)}>
      {splitLinks(children).map(({ at, text, href }) =>
        href ? (
          <a
            key={at}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="text-amber-bright"
          >
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  );
}
