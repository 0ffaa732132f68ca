import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../form/field.tsx";
import { Input } from "../../ui/input.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { Select } from "../../ui/select.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { form } from "./layouts.ts";
import { FieldStates } from "./field-states.tsx";
import { Scene, Shot } from "./scene.tsx";

const approaches = [
  { value: "ai", label: "Full AI" },
  { value: "hybrid", label: "Hybrid" },
  { value: "human", label: "Human-only" },
];

export function Fields() {
  const [errors, setErrors] = useState<{ email?: string; terms?: string }>({});

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setErrors({
      ...(!data.get("email") && { email: "Enter your email address, so that we can reply." }),
      ...(!data.get("terms") && { terms: "Tick the box to go on." }),
    });
  }

  return (
    <Scene id="fields">
      <Shot name="A form; send it empty to see its errors">
        <form className={form} aria-label="Example form" noValidate onSubmit={check}>
          <Field label="Full name">
            {(control) => <Input {...control} name="name" autoComplete="name" />}
          </Field>
          <Field label="Email" error={errors.email} required>
            {(control) => <Input {...control} name="email" type="email" autoComplete="email" />}
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
            error={errors.terms}
            required
            className="col-span-full"
          />
          <Button type="submit" className="justify-self-start">
            Send message
          </Button>
        </form>
      </Shot>
      <FieldStates />
    </Scene>
  );
}
