import { profileFields, type ProfileField, type ProfileValues } from "./profile-form.ts";

export type ProfileEdit = {
  /** What was stored when somebody began to type. */
  base: ProfileValues;
  typed: ProfileValues;
};

export type RebasedEdit = ProfileEdit & {
  /** Typed here and changed elsewhere to something else: neither may vanish unseen. */
  elsewhere: ProfileField[];
};

/** Goes on from what is stored now: untouched fields follow it, typed ones stay as they were typed. */
export function rebaseProfile({ base, typed }: ProfileEdit, stored: ProfileValues): RebasedEdit {
  const next = { ...stored };
  const elsewhere: ProfileField[] = [];
  for (const field of profileFields) {
    if (typed[field] === base[field]) continue;
    next[field] = typed[field];
    const hasMoved = stored[field] !== base[field] && stored[field] !== typed[field];
    if (hasMoved) elsewhere.push(field);
  }
  return { base: stored, typed: next, elsewhere };
}

export function listProfileChanges({ base, typed }: ProfileEdit): ProfileField[] {
  return profileFields.filter((field) => typed[field] !== base[field]);
}
