import type { ComponentProps } from "react";
import type { Form } from "../../../form/use-form.ts";

type AuthFormProps = Omit<ComponentProps<"form">, "form"> & { form: Pick<Form, "props"> };

/** A form of the sign-in page. */
export function AuthForm({ form, ...rest }: AuthFormProps) {
  return <form {...form.props} action="/auth" {...rest} />;
}
