import { type SubmitEvent, useRef, useState } from "react";
import { useIsHydrated } from "../../../startup/use-is-hydrated.ts";
import {
  type AuthFieldErrors,
  type AuthFieldName,
  type AuthValues,
  authFieldNames,
  checkAuthFields,
  readAuthValues,
} from "./check-fields.ts";

/** Why nothing came of it: beside the button, at the fields, and where to go on typing. */
export type AuthFailure = { note?: string; errors?: AuthFieldErrors; focus?: AuthFieldName };

type Options = {
  required: readonly AuthFieldName[];
  /** Answers a failure; nothing when it went well. */
  send: (values: AuthValues) => Promise<AuthFailure | undefined>;
};

/** One form of the sign-in page: idle, busy, and back with what is wrong. It sends once at a time. */
export function useAuthForm({ required, send }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<AuthFailure>({});
  const isHydrated = useIsHydrated();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const values = readAuthValues(new FormData(event.currentTarget));
    const errors = checkAuthFields(required, values);
    if (Object.keys(errors).length > 0) {
      fail({ errors });
      return;
    }
    isSending.current = true;
    setIsBusy(true);
    setFailure({});
    try {
      fail((await send(values)) ?? {});
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  }

  function fail(next: AuthFailure) {
    setFailure(next);
    const { errors = {}, focus = authFieldNames.find((name) => errors[name]) } = next;
    const field = focus && form.current?.elements.namedItem(focus);
    if (field instanceof HTMLInputElement) field.focus();
  }

  return {
    isBusy,
    isHydrated,
    required,
    note: failure.note,
    errors: failure.errors ?? {},
    clearError: (name: AuthFieldName) =>
      setFailure(({ errors, ...rest }) => ({ ...rest, errors: { ...errors, [name]: undefined } })),
    readEmail: () => (form.current ? readAuthValues(new FormData(form.current)).email : ""),
    form: {
      ref: form,
      // A password must never end up in an address, as it would with `get`.
      method: "post",
      action: "/auth",
      noValidate: isHydrated,
      onSubmit: submit,
      className: "auth-form",
    },
  } as const;
}

export type AuthForm = ReturnType<typeof useAuthForm>;
