import * as z from "zod/mini";
import { noticeChoiceWords as words } from "../../../content/notice-choices.ts";
import { defaultChoice, noticeChoices, type NoticeTopic } from "../../../domain/notice/notice.ts";
import { useRefresh } from "../../data/use-refresh.ts";
import { Field } from "../../form/field.tsx";
import { FormOutcome } from "../../form/form-outcome.tsx";
import { useForm } from "../../form/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { saveChoices, type SavedChoices } from "./choice-rows.ts";

/** The times of the form. */
export const timesSchema = z
  .object({
    zone: z.string(),
    digest_at: z.string(),
    quiet_from: z.string(),
    quiet_to: z.string(),
  })
  .check(
    z.refine(({ quiet_from: from, quiet_to: to }) => (from === "") === (to === ""), {
      error: words.bothOrNeither,
      path: ["quiet_to"],
    }),
    z.refine(({ quiet_from: from, quiet_to: to }) => from === "" || from !== to, {
      error: words.neverQuiet,
      path: ["quiet_to"],
    }),
  );

type ChoicesFormProps = { topics: readonly NoticeTopic[]; saved: SavedChoices };

export function ChoicesForm({ topics, saved: { chosen, settings } }: ChoicesFormProps) {
  const refresh = useRefresh();
  const form = useForm({
    schema: timesSchema,
    keepsValues: true,
    send: async ({ zone, digest_at, quiet_from, quiet_to }, { typed }) => {
      const choices = Object.fromEntries(
        topics.flatMap((topic) => {
          const value = typed.get(topic);
          return typeof value === "string" ? [[topic, value]] : [];
        }),
      );
      await saveChoices({
        choices,
        zone,
        digest_at,
        quiet_from: quiet_from || null,
        quiet_to: quiet_to || null,
      });
      void refresh("notification_choices");
      return { note: words.saved };
    },
  });
  const zone = settings?.zone ?? readOwnZone();
  return (
    <form {...form.props} aria-label={words.heading} className="grid gap-y-6">
      {topics.map((topic) => (
        <Field
          key={topic}
          form={form}
          name={topic}
          label={words.topics[topic].name}
          hint={words.topics[topic].text}
        >
          {(control) => (
            <Select {...control} defaultValue={chosen.get(topic) ?? defaultChoice(topic)}>
              {noticeChoices.map((choice) => (
                <option key={choice} value={choice}>
                  {words.choices[choice]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
        <Field form={form} name="digest_at" label={words.digestAt}>
          {(control) => (
            <Input
              {...control}
              type="time"
              required
              defaultValue={settings?.digest_at.slice(0, 5) ?? "08:00"}
            />
          )}
        </Field>
        <Field form={form} name="zone" label={words.zone}>
          {(control) => (
            <Select {...control} defaultValue={zone}>
              {listZones(zone).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field form={form} name="quiet_from" label={words.quietFrom} hint={words.quietHint}>
          {(control) => (
            <Input {...control} type="time" defaultValue={settings?.quiet_from?.slice(0, 5)} />
          )}
        </Field>
        <Field form={form} name="quiet_to" label={words.quietTo} className="self-end">
          {(control) => (
            <Input {...control} type="time" defaultValue={settings?.quiet_to?.slice(0, 5)} />
          )}
        </Field>
      </div>
      <div>
        <Button type="submit" variant="secondary" busy={form.isBusy}>
          {words.save}
        </Button>
        <FormOutcome note={form.note} failure={form.failure} />
      </div>
    </form>
  );
}

function readOwnZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** All that the browser knows, the person's own among them. */
function listZones(own: string): string[] {
  return [...new Set(["UTC", own, ...Intl.supportedValuesOf("timeZone")])].toSorted();
}
