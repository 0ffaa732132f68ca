import { invalidEmail } from "../../../../content/enquiry.ts";
import { authFields } from "../../../../content/auth-fields.ts";
import { accountEmail } from "../../../../domain/field/email-address.ts";

export const authFieldNames = ["name", "email", "company", "password", "code", "recovery"] as const;
export type AuthFieldName = (typeof authFieldNames)[number];
export type AuthValues = Record<AuthFieldName, string>;
export type AuthFieldErrors = Partial<Record<AuthFieldName, string>>;

/** A password is taken as it is; of a code pasted with its spaces, the digits count. */
export function readAuthValues(form: FormData): AuthValues {
  const read = (name: AuthFieldName) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    name: read("name").trim(),
    email: read("email").trim(),
    company: read("company").trim(),
    password: read("password"),
    code: read("code").replaceAll(/\D/g, ""),
    recovery: read("recovery").trim(),
  };
}

/** What is missing or cannot be an address; everything else is the backend's to judge. */
export function checkAuthFields(
  required: readonly AuthFieldName[],
  values: AuthValues,
): AuthFieldErrors {
  const errors: AuthFieldErrors = {};
  for (const name of required) {
    const problem = checkField(name, values[name]);
    if (problem) errors[name] = problem;
  }
  return errors;
}

function checkField(name: AuthFieldName, value: string): string | undefined {
  if (!value) return authFields[name].missing;
  if (name === "email") return checkEmail(value);
  return name === "code" && value.length !== 6 ? authFields.code.missing : undefined;
}

export function checkEmail(email: string): string | undefined {
  return accountEmail.safeParse(email).success ? undefined : invalidEmail.description;
}
