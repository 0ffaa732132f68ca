import * as z from "zod/mini";
import { movePersonWords as words } from "../../../../content/studio-client-page.ts";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import { companyRoles } from "../../../../domain/company/role.ts";
import { runQuery } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Field } from "../../../form/field.tsx";
import { useForm } from "../../../form/use-form.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast } from "../../../ui/toast.ts";
import { ButtonRow, formStack } from "../parts/form-layout.tsx";
import type { ClientPerson } from "./client-person.ts";
import { explainCompanyRefusal } from "./explain-company-refusal.ts";
import type { NamedClient } from "./named-client.ts";
import { roleOptions } from "./role-options.ts";

const moveSchema = z.object({ role: z.enum(companyRoles) });

type MoveFormProps = {
  person: ClientPerson;
  source: string;
  target: NamedClient;
  onMoved: () => void;
};

/** As what somebody goes to another client, which is chosen already. */
export function MoveForm({ person, source, target, onMoved }: MoveFormProps) {
  const form = useForm({
    schema: moveSchema,
    describe: describeAnyFaults,
    send: async ({ role }) => {
      const move = { person: person.user_id, source, target: target.id, role };
      try {
        await runQuery(sharedBackend().rpc("move_member", move));
        return undefined;
      } catch (error) {
        return { message: explainCompanyRefusal(error) };
      }
    },
    onSent: () => {
      toast({ title: words.moved(person.name, target.name) });
      onMoved();
    },
  });

  return (
    <form {...form.props} className={formStack}>
      <Field form={form} name="role" label={words.role}>
        {(control) => (
          <Select {...control} defaultValue={person.role}>
            {roleOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {form.failure && <Alert tone="danger" title={form.failure} />}
      <ButtonRow>
        <Button size="small" type="submit" busy={form.isBusy}>
          {words.send}
        </Button>
      </ButtonRow>
    </form>
  );
}
