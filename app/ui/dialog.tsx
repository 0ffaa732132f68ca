import { X } from "lucide-react";
import type { ReactNode } from "react";
import { interfaceWords } from "../../content/interface.ts";
import { cx } from "./cx.ts";
import { dialogCommand } from "./dialog-command.ts";
import { IconButton } from "./icon-button.tsx";
import { Modal, type ModalProps } from "./modal.tsx";
import { useFirstField } from "./use-first-field.ts";

export type DialogProps = Omit<ModalProps, "title"> & {
  title: ReactNode;
  description?: ReactNode;
};

export function Dialog(props: DialogProps) {
  const { id, title, description, className, children, onOpenChange, ...rest } = props;
  const { body, follow } = useFirstField();
  const titleId = `${id}-title`;
  const descriptionId = `${id}-description`;
  return (
    <Modal
      {...rest}
      id={id}
      onOpenChange={(isOpen) => {
        onOpenChange?.(isOpen);
        follow(isOpen);
      }}
      className={cx("ui-dialog", className)}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
    >
      <header className="ui-dialog-header">
        <h2 id={titleId}>{title}</h2>
        <IconButton
          {...dialogCommand(id, "close")}
          label={interfaceWords.close}
          icon={<X aria-hidden="true" />}
        />
      </header>
      <div ref={body} className="ui-dialog-body">
        {description && (
          <p id={descriptionId} className="ui-dialog-description">
            {description}
          </p>
        )}
        {children}
      </div>
    </Modal>
  );
}
