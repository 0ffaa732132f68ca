import type { ReactNode } from "react";
import { interfaceWords } from "../../../content/interface.ts";
import type { ButtonLook } from "../../ui/button-style.ts";
import { DialogTrigger } from "../../ui/dialog-trigger.tsx";

export type DialogOpenerProps = ButtonLook & {
  id: string;
  trigger: ReactNode;
  disabled?: boolean;
};

const { withoutDialog } = interfaceWords;

/** Opens by the browser's own means; where neither they nor scripts are there, it still leads on. */
export function DialogOpener({ id, trigger, ...look }: DialogOpenerProps) {
  return (
    <>
      <DialogTrigger {...look} for={id}>
        {trigger}
      </DialogTrigger>
      <noscript>
        <a className="text-link" href={withoutDialog.to}>
          {withoutDialog.label}
        </a>
      </noscript>
    </>
  );
}
