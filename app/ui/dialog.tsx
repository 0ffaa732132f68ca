import { X } from "lucide-react";
import type { ReactNode } from "react";
import { interfaceWords } from "../../content/interface.ts";
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
      className={className}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
    >
      <header className="flex items-center justify-between gap-4 border-b border-line bg-deep py-3 pr-3 pl-[clamp(1.25rem,4vw,2rem)] [@media(height>=30rem)]:sticky [@media(height>=30rem)]:top-0 [@media(height>=30rem)]:z-1">
        <h2 id={titleId} className="text-heading font-stretch-125% tracking-[-0.01em]">
          {title}
        </h2>
        <IconButton
          {...dialogCommand(id, "close")}
          label={interfaceWords.close}
          icon={<X aria-hidden="true" />}
        />
      </header>
      <div ref={body} className="px-[clamp(1.25rem,4vw,2rem)] pt-6 pb-8">
        {description && (
          <p id={descriptionId} className="mb-7 text-mist">
            {description}
          </p>
        )}
        {children}
      </div>
    </Modal>
  );
}
