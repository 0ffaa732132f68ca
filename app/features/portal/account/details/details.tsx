import { roleWords } from "../../../../../content/role-limits.ts";
import { useCompanyState, useMay } from "../../company/company.ts";
import { detailFields, detailWords, industries } from "../../../../../content/profile.ts";
import type { Profile } from "../../../../../domain/account/profile.ts";
import { profileLimits, type ProfileField } from "../../../../../domain/account/profile-form.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../form/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import { AccountActions } from "../../../account/account-actions.tsx";
import { AccountPart } from "../../../account/account-part.tsx";
import { AvatarEditor } from "../avatar/avatar-editor.tsx";
import { useDetails, type DetailsForm } from "./use-details.ts";

const controls = {
  display_name: { autoComplete: "name" },
  company_name: { autoComplete: "organization" },
  industry: { autoComplete: "off", list: "profile-industries" },
  phone: { type: "tel", autoComplete: "tel" },
  website: { inputMode: "url", autoComplete: "url", autoCapitalize: "none", spellCheck: false },
} as const satisfies Record<ProfileField, object>;

/** What the company is called stands in everybody's profile, and is its owners' to change. */
const ofCompany = new Set<ProfileField>(["company_name", "industry", "website"]);

type DetailsProps = { row: Profile; email: string };

export function Details({ row, email }: DetailsProps) {
  const details = useDetails(row);
  const { form, isChanged } = details;
  const mayNameCompany = useMay("owner");
  // Whoever is in none has nothing to say about one.
  const isInCompany = useCompanyState()?.company !== null;
  const portrait = <AvatarEditor row={row} name={row.display_name ?? email} />;
  return (
    <AccountPart heading={detailWords.heading} text={detailWords.text} aside={portrait}>
      <form
        {...form.props}
        className="grid grid-cols-1 items-start gap-x-10 gap-y-3 md:grid-cols-2"
        aria-label={detailWords.heading}
      >
        <DetailField details={details} name="display_name" />
        {isInCompany && (
          <>
            <DetailField details={details} name="company_name" />
            <DetailField details={details} name="industry" />
          </>
        )}
        <DetailField details={details} name="phone" />
        {isInCompany && (
          <DetailField details={details} name="website" className="md:col-span-full" />
        )}
        <datalist id="profile-industries">
          {industries.map((industry) => (
            <option key={industry}>{industry}</option>
          ))}
        </datalist>
        {isInCompany && !mayNameCompany && (
          <p className="text-small text-mist md:col-span-full">{roleWords.details}</p>
        )}
        {form.failure && (
          <Alert tone="danger" title={detailWords.failed} className="md:col-span-full">
            <p>{form.failure}</p>
          </Alert>
        )}
        <AccountActions className="md:col-span-full">
          <Button type="submit" busy={form.isBusy}>
            {detailWords.save}
          </Button>
          {isChanged && !form.isBusy && (
            <Button variant="quiet" onClick={details.discard}>
              {detailWords.discard}
            </Button>
          )}
          <output className="text-small text-mist">
            {form.note ?? (isChanged && !form.isBusy ? detailWords.unsaved : "")}
          </output>
        </AccountActions>
      </form>
    </AccountPart>
  );
}

type DetailFieldProps = { details: DetailsForm; name: ProfileField; className?: string };

function DetailField({ details, name, className = "" }: DetailFieldProps) {
  const moved = details.elsewhere.includes(name);
  const isFixed = !useMay("owner") && ofCompany.has(name);
  return (
    <Field
      form={details.form}
      name={name}
      label={detailFields[name].label}
      hint={moved ? detailWords.elsewhere(details.stored[name]) : undefined}
      className={className}
    >
      {(control) => (
        <Input
          {...control}
          {...controls[name]}
          maxLength={profileLimits[name]}
          readOnly={isFixed}
          value={details.typed[name]}
          onChange={(event) => details.type(name, event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
