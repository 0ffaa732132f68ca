import type { MouseEvent } from "react";

declare module "react" {
  // Invoker commands: React passes the attributes through but does not type them yet.
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | undefined;
    commandfor?: string | undefined;
  }
}

type DialogCommand = "show-modal" | "close";

/** The props that let any `<button>` open or close a dialog, before a script runs and after. */
export function dialogCommand(id: string, command: DialogCommand) {
  return {
    type: "button",
    command,
    commandfor: id,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (!("commandForElement" in event.currentTarget)) runCommand(id, command);
    },
  } as const;
}

/** For browsers that do not know invoker commands. */
function runCommand(id: string, command: DialogCommand) {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (command === "close") dialog.close();
  else if (!dialog.open) dialog.showModal();
  // Those browsers may not report it either; Modal reads the dialog's state, so twice does no harm.
  dialog.dispatchEvent(new Event("toggle"));
}
