import * as z from "zod/mini";
import { verifierWords } from "../../../content/proof.ts";
import { readHash, type Hex } from "../../../domain/proof/hex.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../form/field.tsx";
import { useForm } from "../../form/use-form.ts";
import { Input } from "../../ui/input.tsx";

const { label, hint, submit, invalid } = verifierWords.hash;

const schema = z.object({
  hash: z.pipe(
    z.string(),
    z.transform((typed, context): { hash?: Hex; text?: string } => {
      const hash = readHash(typed);
      if (hash) return { hash };
      // In one line, as the field has made it: the canonical form has no other.
      if (typed.trim().startsWith("{")) return { text: typed };
      context.issues.push({ code: "custom", input: typed, message: invalid });
      return z.NEVER;
    }),
  ),
});

type HashFormProps = { onHash: (hash: Hex) => void; onText: (text: string) => void };

/** For a fingerprint, or the text of an acceptance.json. */
export function HashForm({ onHash, onText }: HashFormProps) {
  const form = useForm({
    schema,
    keepsValues: true,
    send: async ({ hash: { hash, text } }) => {
      if (hash) onHash(hash);
      else if (text) onText(text);
      return undefined;
    },
  });

  return (
    <form {...form.props} method="get" action="/verify" className="grid gap-4">
      <Field form={form} name="hash" label={label} hint={hint}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            spellCheck={false}
            className="tracking-[0.04em] tabular-nums"
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" className="justify-self-start">
        {submit}
      </Button>
    </form>
  );
}
