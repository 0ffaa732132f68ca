import * as z from "zod/mini";
import { Field } from "../../form/field.tsx";
import { FormOutcome } from "../../form/form-outcome.tsx";
import { useForm } from "../../form/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Input } from "../../ui/input.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { Select } from "../../ui/select.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { Checkboxes } from "./checkboxes.tsx";
import { InputStates } from "./input-states.tsx";
import { form as formLayout } from "./layouts.ts";
import { RadioGroups } from "./radio-groups.tsx";
import { Scene, Shot } from "./scene.tsx";
import { SelectStates } from "./select-states.tsx";
import { TextareaStates } from "./textarea-states.tsx";

const approaches = [
  { value: "ai", label: "Full AI" },
  { value: "hybrid", label: "Hybrid" },
  { value: "human", label: "Human-only" },
];

const schema = z.object({
  email: z.string().check(z.minLength(1, "email-missing")),
  terms: z.literal("on", "terms-missing"),
});

const sentences = {
  email: "Enter your email address, so that we can reply.",
  terms: "Tick the box to go on.",
};

export function Fields() {
  const form = useForm({
    schema,
    describe: (faults) =>
      Object.fromEntries(Object.entries(sentences).filter(([name]) => Object.hasOwn(faults, name))),
    send: async () => ({ note: "A specimen: it was whole, and went nowhere." }),
  });

  return (
    <Scene id="fields">
      <Shot name="A form; send it empty to see its errors">
        <form {...form.props} className={formLayout} aria-label="Example form">
          <Field label="Full name">
            {(control) => <Input {...control} name="name" autoComplete="name" />}
          </Field>
          <Field form={form} name="email" label="Email" required>
            {(control) => <Input {...control} type="email" autoComplete="email" />}
          </Field>
          <Field label="Project" className="col-span-full">
            {(control) => (
              <Select {...control} name="project" defaultValue="">
                <option value="">Choose a kind of work</option>
                <option value="cinematic-ads">Cinematic ads</option>
                <option value="film-production">Film production</option>
                <option value="other">Something else</option>
              </Select>
            )}
          </Field>
          <Field label="Message" hint="Where should the story be seen?" className="col-span-full">
            {(control) => <Textarea {...control} name="message" />}
          </Field>
          <RadioGroup
            legend="Approach"
            name="approach"
            options={approaches}
            defaultValue="hybrid"
            className="col-span-full"
          />
          <Checkbox
            label="I have read how you keep my details"
            name="terms"
            error={form.errors["terms"]}
            required
            className="col-span-full"
          />
          <div className="col-span-full">
            <Button type="submit" busy={form.isBusy}>
              Send message
            </Button>
            <FormOutcome note={form.note} failure={form.failure} />
          </div>
        </form>
      </Shot>
      <InputStates />
      <TextareaStates />
      <SelectStates />
      <Checkboxes />
      <RadioGroups />
    </Scene>
  );
}
