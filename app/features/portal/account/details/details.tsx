import { detailFields, detailWords, industries } from "../../../../../content/account.ts";
import type { Profile } from "../../../../../domain/account/profile.ts";
import { profileLimits, type ProfileField } from "../../../../../domain/account/profile-form.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import { AvatarEditor } from "../avatar/avatar-editor.tsx";
import { AccountPart } from "../../../account/account-part.tsx";
import { useDetails, type DetailsForm } from "./use-details.ts";

const controls = {
  display_name: { autoComplete: "name" },
  company_name: { autoComplete: "organization" },
  industry: { autoComplete: "off", list: "profile-industries" },
  phone: { type: "tel", autoComplete: "tel" },
  website: { inputMode: "url", autoComplete: "url", autoCapitalize: "none", spellCheck: false },
} as const satisfies Record<ProfileField, object>;

type DetailsProps = { row: Profile; email: string };

export function Details({ row, email }: DetailsProps) {
  const form = useDetails(row);
  const portrait = <AvatarEditor row={row} name={row.display_name ?? email} />;
  return (
    <AccountPart heading={detailWords.heading} text={detailWords.text} aside={portrait}>
      <form {...form.form} className="profile-form" aria-label={detailWords.heading}>
        <DetailField form={form} name="display_name" />
        <DetailField form={form} name="company_name" />
        <DetailField form={form} name="industry" />
        <DetailField form={form} name="phone" />
        <DetailField form={form} name="website" className="profile-wide" />
        <datalist id="profile-industries">
          {industries.map((industry) => (
            <option key={industry}>{industry}</option>
          ))}
        </datalist>
        {form.failure && (
          <Alert tone="danger" title={detailWords.failed} className="profile-wide">
            <p>{form.failure}</p>
          </Alert>
        )}
        <div className="profile-actions profile-wide">
          <Button type="submit" busy={form.isSaving}>
            {detailWords.save}
          </Button>
          {form.isChanged && !form.isSaving && (
            <Button variant="quiet" onClick={form.discard}>
              {detailWords.discard}
            </Button>
          )}
          <output className="profile-note">
            {form.note ?? (form.isChanged && !form.isSaving ? detailWords.unsaved : "")}
          </output>
        </div>
      </form>
    </AccountPart>
  );
}

type DetailFieldProps = { form: DetailsForm; name: ProfileField; className?: string };

function DetailField({ form, name, className = "" }: DetailFieldProps) {
  const moved = form.elsewhere.includes(name);
  return (
    <Field
      label={detailFields[name].label}
      hint={moved ? detailWords.elsewhere(form.stored[name]) : undefined}
      error={form.errors[name]}
      className={className}
    >
      {(control) => (
        <Input
          {...control}
          {...controls[name]}
          name={name}
          maxLength={profileLimits[name]}
          value={form.typed[name]}
          onChange={(event) => form.type(name, event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
