import { type SubmitEvent, useRef, useState } from "react";
import { detailWords } from "../../../../../content/account.ts";
import { describeFaults } from "../../../../../content/validation.ts";
import type { Profile } from "../../../../../domain/account/profile.ts";
import { parseProfile } from "../../../../../domain/account/parse-profile.ts";
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
import { usePortalData } from "../../portal-data.ts";
import { explainCall } from "../../../account/call-failure.ts";
import { keepProfileDraft, readProfileDraft } from "./profile-draft.ts";

type Errors = Partial<Record<ProfileField, string>>;
type State = { errors: Errors; isSaving: boolean; note?: string; failure?: string };

const idle: State = { errors: {}, isSaving: false };

/** The fields from the stored row to the stored row, over whatever happens to it elsewhere meanwhile. */
export function useDetails(row: Profile) {
  const { reload } = usePortalData();
  const form = useRef<HTMLFormElement>(null);
  const [seen, setSeen] = useState(row);
  const [edit, setEdit] = useState(() => begin(row));
  const [state, setState] = useState(idle);

  if (seen !== row) {
    setSeen(row);
    setEdit({ ...rebaseProfile(edit, readProfileValues(row)) });
  }

  function change(next: RebasedEdit) {
    setEdit(next);
    keepProfileDraft(row.user_id, next);
  }

  function type(field: ProfileField, text: string) {
    change({ ...edit, typed: { ...edit.typed, [field]: text } });
    setState(({ errors }) => ({ ...idle, errors: { ...errors, [field]: undefined } }));
  }

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.isSaving) return;
    const parsed = parseProfile(edit.typed);
    if ("faults" in parsed) {
      const errors = describeFaults(parsed.faults);
      setState({ ...idle, errors });
      focusFirst(form.current, errors);
      return;
    }
    const changes = listProfileChanges(edit);
    if (changes.length === 0) {
      setState({ ...idle, note: detailWords.nothing });
      return;
    }
    setState({ errors: {}, isSaving: true });
    // Only what was changed here: another window may be changing the rest.
    const update = Object.fromEntries(changes.map((field) => [field, parsed.profile[field]]));
    const answer = await sharedBackend().from("profiles").update(update).eq("user_id", row.user_id);
    const failure = explainCall(answer);
    if (failure !== undefined) {
      setState({ ...idle, failure });
      return;
    }
    const stored = readProfileValues({ ...edit.base, ...update });
    setEdit((latest) => {
      const rest = settle(latest, { sent: edit, stored });
      keepProfileDraft(row.user_id, rest);
      return rest;
    });
    setState({ ...idle, note: detailWords.saved });
    await reload("profile");
  }

  return {
    ...state,
    typed: edit.typed,
    stored: edit.base,
    elsewhere: state.isSaving ? [] : edit.elsewhere,
    isChanged: listProfileChanges(edit).length > 0,
    type,
    discard: () => {
      change({ base: edit.base, typed: edit.base, elsewhere: [] });
      setState(idle);
    },
    form: { ref: form, noValidate: true, method: "post", onSubmit: save },
  } as const;
}

export type DetailsForm = ReturnType<typeof useDetails>;

function begin(row: Profile): RebasedEdit {
  const stored = readProfileValues(row);
  const kept = readProfileDraft(row.user_id);
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

function focusFirst(form: HTMLFormElement | null, errors: Errors) {
  const name = profileFields.find((field) => errors[field] !== undefined);
  const control = name && form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
