import { type FormEvent, useState } from "react";
import { verifierWords } from "../../../content/proof.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { isNodeAddress, type NodeChoice } from "./node-choice.ts";

const words = verifierWords.node;
const options = [
  { value: "ours", label: words.ours },
  { value: "wallet", label: words.wallet },
  { value: "other", label: words.other },
];

type NodeFormProps = { node: NodeChoice; onNode: (node: NodeChoice) => void };

/** Whoever does not trust our node names another. */
export function NodeForm({ node, onNode }: NodeFormProps) {
  const [kind, setKind] = useState<string>(node.kind);
  const [address, setAddress] = useState("");
  const [error, setError] = useState<string>();

  function choose(next: string) {
    setKind(next);
    if (next === "ours" || next === "wallet") onNode({ kind: next });
  }

  function name(event: FormEvent) {
    event.preventDefault();
    const isUsable = isNodeAddress(address.trim());
    setError(isUsable ? undefined : words.invalid);
    if (isUsable) onNode({ kind: "other", address: address.trim() });
  }

  return (
    <form method="get" action="/verify" noValidate onSubmit={name} className="grid gap-4">
      <RadioGroup
        legend={words.legend}
        name="node"
        options={options}
        value={kind}
        onValueChange={choose}
      />
      {kind === "other" && (
        <>
          <Field label={words.address} hint={words.addressHint} error={error}>
            {(control) => (
              <Input
                {...control}
                name="address"
                value={address}
                onChange={({ target }) => setAddress(target.value)}
                type="url"
                autoComplete="off"
                placeholder="https://"
              />
            )}
          </Field>
          <Button type="submit" variant="secondary" className="justify-self-start">
            {words.submit}
          </Button>
        </>
      )}
    </form>
  );
}
