import { Button, type ButtonProps } from "./button.tsx";
import { dialogCommand } from "./dialog-command.ts";

type DialogButtonProps = Omit<ButtonProps, "onClick" | "type"> & {
  /** The id of the Dialog or Sheet. */
  for: string;
};

export function DialogTrigger({ for: id, ...rest }: DialogButtonProps) {
  return <Button {...rest} {...dialogCommand(id, "show-modal")} aria-haspopup="dialog" />;
}

export function DialogClose({ for: id, variant = "secondary", ...rest }: DialogButtonProps) {
  return <Button {...rest} {...dialogCommand(id, "close")} variant={variant} />;
}
