import { useState } from "react";
import { detailWords } from "../../../../../content/profile.ts";
import type { Profile } from "../../../../../domain/account/profile.ts";
import { profileForm } from "../../../../../domain/account/parse-profile.ts";
import {
  profileFields,
  readProfileValues,
  type ProfileField,
} from "../../../../../domain/account/profile-form.ts";
import {
  listProfileChanges,
  rebaseProfile,
  type RebasedEdit,
} from "../../../../../domain/account/rebase-profile.ts";
import { sharedBackend } from "../../../../data/shared-backend.ts";
import { useForm } from "../../../../form/use-form.ts";
import { useCompanyState } from "../../company/company.ts";
import type { KeptFor } from "../../kept-rows.ts";
import { usePortalData } from "../../portal-data.ts";
import { explainCall } from "../../../account/call-failure.ts";
import { keepProfileDraft, readProfileDraft } from "./profile-draft.ts";

/** The fields from the stored row to the stored row, over whatever happens to it elsewhere meanwhile. */
export function useDetails(row: Profile) {
  const { reload } = usePortalData();
  const owner = useDraftOwner(row);
  const [seen, setSeen] = useState(row);
  const [edit, setEdit] = useState(() => begin(row, owner));

  if (seen !== row) {
    setSeen(row);
    setEdit({ ...rebaseProfile(edit, readProfileValues(row)) });
  }

  function change(next: RebasedEdit) {
    setEdit(next);
    keepProfileDraft(owner, next);
  }

  const form = useForm({
    schema: profileForm,
    keepsValues: true,
    send: async (profile) => {
      const changes = listProfileChanges(edit);
      if (changes.length === 0) return { note: detailWords.nothing };
      // Only what was changed here: another window may be changing the rest.
      const update = Object.fromEntries(changes.map((field) => [field, profile[field]]));
      const profiles = sharedBackend().from("profiles");
      const message = explainCall(await profiles.update(update).eq("user_id", row.user_id));
      if (message !== undefined) return { message };
      const stored = readProfileValues({ ...edit.base, ...update });
      setEdit((latest) => {
        const rest = settle(latest, { sent: edit, stored });
        keepProfileDraft(owner, rest);
        return rest;
      });
      void reload("profile");
      return { note: detailWords.saved };
    },
  });

  return {
    form,
    typed: edit.typed,
    stored: edit.base,
    elsewhere: form.isBusy ? [] : edit.elsewhere,
    isChanged: listProfileChanges(edit).length > 0,
    type: (field: ProfileField, text: string) => {
      change({ ...edit, typed: { ...edit.typed, [field]: text } });
      form.say({});
    },
    discard: () => {
      change({ base: edit.base, typed: edit.base, elsewhere: [] });
      form.startAnew();
    },
  } as const;
}

export type DetailsForm = ReturnType<typeof useDetails>;

function useDraftOwner({ user_id }: Profile): KeptFor {
  return { me: user_id, companyId: useCompanyState()?.company?.company_id ?? "" };
}

function begin(row: Profile, owner: KeptFor): RebasedEdit {
  const stored = readProfileValues(row);
  const kept = readProfileDraft(owner);
  return rebaseProfile(kept ?? { base: stored, typed: stored }, stored);
}

/** What was sent is stored now; what has been typed since the sending stays typed. */
function settle(
  latest: RebasedEdit,
  { sent, stored }: { sent: RebasedEdit; stored: RebasedEdit["base"] },
): RebasedEdit {
  const typed = { ...stored };
  for (const field of profileFields) {
    if (latest.typed[field] !== sent.typed[field]) typed[field] = latest.typed[field];
  }
  return { base: stored, typed, elsewhere: [] };
}
