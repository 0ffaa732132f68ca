import X from "lucide-react/icons/x";
import { type ReactNode, useRef } from "react";
import { interfaceWords } from "../../content/interface.ts";
import { dialogCommand } from "./dialog-command.ts";
import { IconButton } from "./icon-button.tsx";
import { Modal, type ModalProps } from "./modal.tsx";

const stops = "a[href], button, input, select, textarea, summary, audio, video, iframe, [tabindex]";

export type DialogProps = Omit<ModalProps, "title" | "look"> & {
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

/**
 * A dialog whose content begins with a field begins in that field: left alone, the browser gives the focus to the
 * button that closes it. A dialog that begins with something to look at is left as it is.
 */
function useFirstField() {
  const body = useRef<HTMLDivElement>(null);
  const arrivals = useRef<MutationObserver>(null);

  function begin(content: HTMLElement) {
    const enter = () => {
      const first = findFirstStop(content);
      if (!first) return;
      arrivals.current?.disconnect();
      const isThere = content.contains(document.activeElement);
      if (!isThere && first.matches("input, select, textarea")) first.focus();
    };
    // What it holds may be fetched only now.
    arrivals.current = new MutationObserver(enter);
    arrivals.current.observe(content, { childList: true, subtree: true });
    enter();
  }

  function follow(isOpen: boolean) {
    arrivals.current?.disconnect();
    if (isOpen && body.current) begin(body.current);
  }

  return { body, follow };
}

function findFirstStop(content: HTMLElement): HTMLElement | undefined {
  return [...content.querySelectorAll<HTMLElement>(stops)].find(
    (stop) => stop.tabIndex >= 0 && !stop.matches(":disabled") && stop.checkVisibility(),
  );
}
