import { type FormEvent, useState } from "react";
import { verifierWords } from "../../../content/proof.ts";
import { readHash, type Hex } from "../../../domain/proof/hex.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";

const { label, hint, submit, invalid } = verifierWords.hash;

export function HashForm({ onHash }: { onHash: (hash: Hex) => void }) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();

  function look(event: FormEvent) {
    event.preventDefault();
    const hash = readHash(text);
    setError(hash ? undefined : invalid);
    if (hash) onHash(hash);
  }

  return (
    <form method="get" action="/verify" noValidate onSubmit={look} className="grid gap-4">
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <Input
            {...control}
            name="hash"
            value={text}
            onChange={({ target }) => setText(target.value)}
            autoComplete="off"
            spellCheck={false}
            className="hash-text"
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" className="justify-self-start">
        {submit}
      </Button>
    </form>
  );
}
