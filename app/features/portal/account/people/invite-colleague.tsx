import { useId } from "react";
import { companyRoleWords } from "../../../../../content/company-roles.ts";
import { inviteColleagueWords as words } from "../../../../../content/people.ts";
import { colleagueSchema } from "../../../../../domain/company/invitation.ts";
import type { MyCompany } from "../../../../../domain/company/my-company.ts";
import { companyRoles } from "../../../../../domain/company/role.ts";
import { anyAnswer, callFunction } from "../../../../data/call-function.ts";
import { useRefresh } from "../../../../data/use-refresh.ts";
import { Field } from "../../../../form/field.tsx";
import { FormOutcome } from "../../../../form/form-outcome.tsx";
import { useForm } from "../../../../form/use-form.ts";
import { Button } from "../../../../ui/button.tsx";
import { Input } from "../../../../ui/input.tsx";
import { RadioGroup } from "../../../../ui/radio-group.tsx";
import { AccountHeading } from "../../../account/account-heading.tsx";
import { useSignInAgain } from "../../../account/sign-in-again/use-sign-in-again.ts";

const options = companyRoles.map((role) => ({
  value: role,
  label: (
    <span className="grid gap-0.5 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
      <span>{companyRoleWords[role].name}</span>
      <span className="text-mist">{companyRoleWords[role].may}</span>
    </span>
  ),
}));

/** A mail by which somebody joins. The answer is the same whether or not they have an account. */
export function InviteColleague({ company }: { company: Pick<MyCompany, "company_id"> }) {
  const headingId = useId();
  const refresh = useRefresh();
  const attempt = useSignInAgain();
  const form = useForm({
    schema: colleagueSchema,
    read: (typed) => ({ ...Object.fromEntries(typed), companyId: company.company_id }),
    send: async (colleague) => {
      const { answer } = await attempt(async () => {
        const called = await callFunction("invite-colleague", colleague, anyAnswer);
        return { answer: called, error: called.is === "refused" ? called : null };
      });
      if (answer.is === "refused") {
        const { fields, message, status, retryAfterSeconds } = answer;
        if (status === 429) return { code: "limited", retryAfter: retryAfterSeconds };
        return Object.keys(fields).length > 0 ? { fields } : { message };
      }
      void refresh("company_invitations");
      return { note: words.sent(colleague.email) };
    },
  });
  return (
    <section aria-labelledby={headingId} className="mt-12">
      <AccountHeading id={headingId}>{words.heading}</AccountHeading>
      <form {...form.props} aria-labelledby={headingId} className="grid max-w-136 gap-4">
        <Field form={form} name="email" label={words.email} required>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
            />
          )}
        </Field>
        <RadioGroup
          legend={words.role}
          name="role"
          isRuled
          options={options}
          defaultValue="member"
          error={form.errors["role"]}
        />
        {/* The primary button's bars stand outside it. */}
        <div className="px-2 pt-2">
          <Button type="submit" busy={form.isBusy}>
            {words.send}
          </Button>
        </div>
        <FormOutcome note={form.note} failure={form.failure} />
      </form>
    </section>
  );
}
