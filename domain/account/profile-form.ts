/** In the order they are asked for; the names of the columns. */
export const profileFields = [
  "display_name",
  "company_name",
  "industry",
  "phone",
  "website",
] as const;

export type ProfileField = (typeof profileFields)[number];
/** As it stands in the form: what is not there is empty. */
export type ProfileValues = Record<ProfileField, string>;

/** The limits of the columns in profiles. */
export const profileLimits: Record<ProfileField, number> = {
  display_name: 200,
  company_name: 200,
  industry: 200,
  phone: 50,
  website: 500,
};

export function readProfileValues(
  row: Partial<Record<ProfileField, string | null>> | undefined,
): ProfileValues {
  return {
    display_name: row?.display_name ?? "",
    company_name: row?.company_name ?? "",
    industry: row?.industry ?? "",
    phone: row?.phone ?? "",
    website: row?.website ?? "",
  };
}
