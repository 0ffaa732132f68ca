import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { proposalPage } from "../../../content/pages/proposal.ts";
import { proposalWords } from "../../../content/proposal.ts";
import { createQueryClient } from "../../data/query-client.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { NewerNotice } from "./newer-notice.tsx";
import { previewToken } from "./preview/preview-message.ts";
import { PreviewedProposal } from "./preview/previewed-proposal.tsx";
import { ProposalScreen } from "./proposal-screen.tsx";
import { UnopenedProposal, UnnamedProposal } from "./unopened.tsx";
import { useOpenedProposal } from "./use-proposal.ts";
import { useHash } from "../../ui/use-hash.ts";

export function ProposalPage() {
  const [client] = useState(() => createQueryClient());
  const token = useHash();
  if (token === undefined) return <Opening />;
  if (token === "") return <UnnamedProposal />;
  return (
    <QueryClientProvider client={client}>
      {token === previewToken ? (
        <PreviewedProposal waiting={<Opening />} />
      ) : (
        <TokenProposal key={token} token={token} />
      )}
    </QueryClientProvider>
  );
}

function TokenProposal({ token }: { token: string }) {
  const { data: opened, error, isFetching, refetch } = useOpenedProposal(token);
  // What was opened once stays, whatever becomes of the line.
  if (!opened && error)
    return <UnopenedProposal error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (!opened) return <Opening />;
  return (
    <>
      <NewerNotice opened={opened} />
      <ProposalScreen key={opened.version_id} token={token} opened={opened} />
    </>
  );
}

/** The dark before the first shot. */
function Opening() {
  return (
    <div className="page-gutter grid min-h-[calc(100svh-4.5rem)] content-center justify-items-center">
      <h1 className="sr-only">{proposalPage.heading}</h1>
      <noscript>
        <p className="max-w-prose text-lead text-mist">{proposalWords.needsScript}</p>
      </noscript>
      <Spinner label={proposalWords.opening} className="text-mist noscript:hidden" />
    </div>
  );
}
