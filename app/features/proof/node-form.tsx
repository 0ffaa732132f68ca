import { useState } from "react";
import * as z from "zod/mini";
import { verifierWords } from "../../../content/proof.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../form/field.tsx";
import { useForm } from "../../form/use-form.ts";
import { Input } from "../../ui/input.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { isNodeAddress, type NodeChoice } from "./node-choice.ts";

const words = verifierWords.node;
const options = [
  { value: "ours", label: words.ours },
  { value: "wallet", label: words.wallet },
  { value: "other", label: words.other },
];

const schema = z.object({
  address: z.string().check(z.trim(), z.refine(isNodeAddress, words.invalid)),
});

type NodeFormProps = { node: NodeChoice; onNode: (node: NodeChoice) => void };

/** Whoever does not trust our node names another. */
export function NodeForm({ node, onNode }: NodeFormProps) {
  const [kind, setKind] = useState<string>(node.kind);
  const form = useForm({
    schema,
    keepsValues: true,
    send: async ({ address }) => {
      onNode({ kind: "other", address });
      return undefined;
    },
  });

  function choose(next: string) {
    setKind(next);
    if (next === "ours" || next === "wallet") onNode({ kind: next });
  }

  return (
    <form {...form.props} method="get" action="/verify" className="grid gap-4">
      <RadioGroup
        legend={words.legend}
        name="node"
        options={options}
        value={kind}
        onValueChange={choose}
      />
      {kind === "other" && (
        <>
          <Field form={form} name="address" label={words.address} hint={words.addressHint}>
            {(control) => (
              <Input {...control} type="url" autoComplete="off" placeholder="https://" />
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
