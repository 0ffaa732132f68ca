import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { formatToThePenny } from "../../../../content/money.ts";
import { areaAddress } from "../../../../content/studio-address.ts";
import { beginWords as words } from "../../../../content/studio-proposal.ts";
import { Field } from "../../../form/field.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Input } from "../../../ui/input.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { ClientPicker } from "../client/client-picker.tsx";
import type { BeginningChoice } from "./beginning.ts";
import { findTemplates, type ListedProposal } from "./read-proposals.ts";
import { useProposalDeed } from "./use-proposal-deed.ts";

/** For whom, and with whose words. What is begun opens in the editor. */
export function Begin({ from }: { from: BeginningChoice }) {
  const navigate = useNavigate();
  const ask = useProposalDeed();
  const [company, setCompany] = useState<string | null>(null);
  const [failure, setFailure] = useState<string>();
  const { isBusy, run } = useAction(async (copyOf: string | null) => {
    setFailure(undefined);
    const { error, data } = await ask({
      action: "begin",
      inboxItemId: "inboxItemId" in from ? from.inboxItemId : null,
      projectId: "projectId" in from ? from.projectId : null,
      companyId: "companyId" in from ? from.companyId : company,
      copyOf,
    });
    if (error) setFailure(error.error);
    else void navigate(areaAddress("proposals", { proposal: data.proposalId, edit: "1" }));
  });
  return (
    <div className="grid gap-6">
      {"isOpen" in from && (
        <ClientPicker
          chosen={company}
          onChoose={(client) => setCompany(client?.id ?? null)}
          chosenLine={words.chosen}
        />
      )}
      <p>
        <Button busy={isBusy} onClick={() => run(null)}>
          {"isOpen" in from && company === null ? words.somebodyNew : words.blank}
        </Button>
      </p>
      {failure && (
        <Alert tone="danger" title={words.failed}>
          <p>{failure}</p>
        </Alert>
      )}
      <Templates onChoose={run} />
    </div>
  );
}

const mostFound = 5;
/** Long enough to finish a word, too short to be waited for. */
const pauseMs = 200;

function Templates({ onChoose }: { onChoose: (id: string) => void }) {
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<readonly ListedProposal[]>();

  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(
      () => {
        findTemplates(typed, mostFound).then(
          (proposals) => isWanted && setFound(proposals),
          // Nothing to choose from says enough; the next letter tries again.
          () => isWanted && setFound([]),
        );
      },
      typed === "" ? 0 : pauseMs,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [typed]);

  // Before there is a first one there is nothing to begin with.
  if (typed === "" && !found?.length) return null;
  return (
    <div className="border-t border-line pt-5">
      <Field label={words.words} hint={words.wordsHint}>
        {(control) => (
          <Input
            {...control}
            type="search"
            density="dense"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <ul className="min-h-30" aria-busy={found === undefined}>
        {found?.map(({ id, title, client_name, net_pence }) => (
          <li key={id} className="border-b border-line">
            <button
              type="button"
              aria-label={words.take(title)}
              className="flex min-h-10 w-full cursor-pointer flex-wrap items-center justify-between gap-x-6 py-1.5 text-left hover:text-amber-bright"
              onClick={() => onChoose(id)}
            >
              <span>{title}</span>
              <span className="text-mist tabular-nums">
                {[client_name, net_pence ? formatToThePenny(net_pence) : ""]
                  .filter(Boolean)
                  .join(", ")}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <output className="text-mist">{found?.length === 0 && words.none}</output>
    </div>
  );
}
