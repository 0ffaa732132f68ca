import type { ReactNode } from "react";
import { standingLink, unopenedWords as words } from "../../../content/proposal.ts";
import { describeWait } from "../../../content/waiting-time.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { NotOpened } from "./fetch-proposal.ts";

export function UnnamedProposal() {
  return (
    <Unopened {...words.unnamed}>
      <ToStudio />
    </Unopened>
  );
}

type UnopenedProposalProps = { error: Error; isBusy: boolean; onRetry: () => void };

export function UnopenedProposal({ error, isBusy, onRetry }: UnopenedProposalProps) {
  const reason = error instanceof NotOpened ? error.reason : "failed";
  if (reason === "unknown")
    return (
      <Unopened {...words.unknown}>
        <ToStudio />
      </Unopened>
    );
  const { heading, text } = words[reason];
  const wait = describeWait(error instanceof NotOpened ? error.retryAfterSeconds : 0);
  return (
    <Unopened heading={heading} text={typeof text === "string" ? text : text(wait)}>
      <Button busy={isBusy} onClick={onRetry}>
        {words.retry}
      </Button>
    </Unopened>
  );
}

function ToStudio() {
  return (
    <ButtonLink variant="secondary" to={standingLink.to}>
      {standingLink.label}
    </ButtonLink>
  );
}

type UnopenedProps = { heading: string; text: string; children: ReactNode };

/** In the place of a proposal: why there is none, and what to do. */
function Unopened({ heading, text, children }: UnopenedProps) {
  return (
    <div
      role="alert"
      className="page-gutter grid min-h-[calc(100svh-4.5rem)] content-center justify-items-start gap-8 py-16"
    >
      <h1 className="max-w-[16ch] text-display">{heading}</h1>
      <p className="max-w-[52ch] text-lead text-mist">{text}</p>
      <p className="px-1.5">{children}</p>
    </div>
  );
}
