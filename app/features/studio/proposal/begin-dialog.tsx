import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { formatToThePenny } from "../../../../content/money.ts";
import { areaAddress } from "../../../../content/studio-address.ts";
import { beginWords as words } from "../../../../content/studio-proposal.ts";
import { Field } from "../../../form/field.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button, type ButtonProps } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Input } from "../../../ui/input.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { ClientPicker } from "../client/client-picker.tsx";
import { findTemplates, type ListedProposal } from "./read-proposals.ts";
import { useProposalDeed } from "./use-proposal-deed.ts";

/** What it is about: an item of the inbox, a project to change, a client, or nobody that is known. */
export type Beginning =
  | { inboxItemId: string }
  | { projectId: string }
  | { companyId: string }
  | { isOpen: true };

type BeginProposalProps = Pick<ButtonProps, "size" | "variant"> & {
  from: Beginning;
  label: string;
};

/** The button, and behind it with whose words to begin. What is begun opens in the editor. */
export function BeginProposal({ from, label, size = "small", variant }: BeginProposalProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isChange = "projectId" in from;
  return (
    <>
      <Button
        size={size}
        variant={variant ?? "secondary"}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      <Dialog
        id="begin-proposal"
        title={isChange ? words.title.change : words.title.proposal}
        description={describe(from)}
        open={isOpen}
        onOpenChange={setIsOpen}
      >
        {isOpen && <Begin from={from} />}
      </Dialog>
    </>
  );
}

function Begin({ from }: { from: Beginning }) {
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

function describe(from: Beginning): string {
  if ("inboxItemId" in from) return words.does.item;
  if ("projectId" in from) return words.does.change;
  return "companyId" in from ? words.does.client : words.does.anybody;
}
