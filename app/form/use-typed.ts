import { useFormData } from "@conform-to/react/future";
import type { Form } from "./use-form.ts";

/** What stands in a field at this moment; nothing before the app runs. */
export function useTyped(form: Pick<Form, "props">, name: string): string {
  return useFormData(form.props.id, (typed) => typed.get(name) ?? "", { fallback: "" });
}
