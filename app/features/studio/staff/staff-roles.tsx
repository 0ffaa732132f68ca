import { staffRoleWords } from "../../../../content/staff-roles.ts";
import { staffAreaWords as words } from "../../../../content/studio-staff.ts";
import { type StaffRole, staffRoles } from "../../../../domain/staff/role.ts";
import { explainError } from "../../../data/explain-error.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Choice } from "../../../ui/choice.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { useSignInAgain } from "../../account/sign-in-again/use-sign-in-again.ts";
import { RoleLabel } from "./role-label.tsx";
import type { StaffPerson } from "./read-staff.ts";

type StaffRolesProps = { person: StaffPerson; onChanged: () => Promise<void> };

/** Each box is a change of its own, from their next click on. */
export function StaffRoles({ person, onChanged }: StaffRolesProps) {
  const { user_id, name, roles: held } = person;
  const attempt = useSignInAgain();
  const { isBusy, run } = useAction(async (role: StaffRole) => {
    const wanted = staffRoles.filter((each) => held.includes(each) !== (each === role));
    if (wanted.length === 0) {
      toast({ title: words.needsRole });
      return;
    }
    const { error } = await attempt(() =>
      sharedBackend().rpc("set_staff_roles", { person: user_id, roles: wanted }),
    );
    const called = wanted.map((each) => staffRoleWords[each].name.toLowerCase());
    toast(
      error
        ? { title: words.notChanged, description: explainError(error), variant: "destructive" }
        : { title: words.changed(name, new Intl.ListFormat("en-GB").format(called)) },
    );
    await onChanged();
  });
  return (
    <fieldset disabled={isBusy} className="grid gap-x-8 @min-[44rem]:grid-cols-2">
      <legend className="sr-only">{words.roles(name)}</legend>
      {staffRoles.map((role) => (
        <Choice
          key={role}
          type="checkbox"
          checked={held.includes(role)}
          onChange={() => run(role)}
          label={<RoleLabel role={role} />}
        />
      ))}
    </fieldset>
  );
}
