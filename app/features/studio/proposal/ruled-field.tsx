import { type ReactNode, useId } from "react";
import { cx } from "../../../ui/cx.ts";
import { describeControl } from "../../../ui/describe-control.ts";

/** To write straight on the page, as the client will read it: a light under the words instead of a box around them. */
export const ruled =
  "w-full min-w-0 bg-transparent text-paper caret-amber placeholder:text-edge focus-visible:outline-none " +
  "focus:shadow-[0_1px_var(--color-amber)] aria-invalid:shadow-[0_1px_var(--color-danger)] " +
  "forced-colors:focus-visible:outline-2";

/** The same with a hairline, among others of its kind. */
export const ruledLine = `${ruled} min-h-9 border-b border-line py-1 text-plain/normal`;
export const ruledChoice = `${ruled} select-arrow min-h-9 cursor-pointer py-1 pr-5 text-plain/normal text-ellipsis *:bg-tide`;

type Control = {
  id: string;
  name: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type RuledFieldProps = {
  form: { errors: Readonly<Partial<Record<string, string>>> };
  name: string;
  label: ReactNode;
  /** Heard, not seen: the place says it. */
  isQuiet?: boolean;
  hint?: string;
  className?: string;
  children: (control: Control) => ReactNode;
};

/** A label, a line to write on, and only where something is wrong what that is. */
export function RuledField(props: RuledFieldProps) {
  const { form, name, label, isQuiet = false, hint, className, children } = props;
  const id = useId();
  const error = form.errors[name];
  const { hintId, errorId, control } = describeControl(id, { hint, error });
  return (
    <div className={cx("grid min-w-0 grid-cols-1 content-start", className)}>
      <label htmlFor={id} className={isQuiet ? "sr-only" : "text-caption text-mist"}>
        {label}
      </label>
      {children({ id, name, ...control })}
      {hint && (
        <p id={hintId} className="pt-1 text-caption text-mist">
          {hint}
        </p>
      )}
      <p id={errorId} className="pt-1 text-caption text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}
