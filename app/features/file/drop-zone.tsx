import { type ComponentProps, type DragEvent, useRef, useState } from "react";
import { fileWords } from "../../../content/file.ts";
import { cx } from "../../ui/cx.ts";

type DropZoneProps = ComponentProps<"div"> & {
  onFiles: (files: File[]) => void;
  isDisabled?: boolean;
  label?: string;
};

const veil =
  "data-over:after:pointer-events-none data-over:after:absolute data-over:after:inset-0 data-over:after:z-3 data-over:after:border data-over:after:border-amber data-over:after:bg-night/82";

/** Takes files that are dragged over it. A picker stands beside it: dragging is never the only way. */
export function DropZone({
  onFiles,
  isDisabled = false,
  label = fileWords.drop,
  className,
  children,
  ...rest
}: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  // Each part that is dragged over says so: over the whole is whoever entered more parts than they left.
  const depth = useRef(0);

  const carriesFiles = (event: DragEvent) =>
    !isDisabled && event.dataTransfer.types.includes("Files");

  function move(event: DragEvent, step: 1 | -1) {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    depth.current = Math.max(0, depth.current + step);
    setIsOver(depth.current > 0);
  }

  function drop(event: DragEvent) {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    depth.current = 0;
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  }

  return (
    <div
      {...rest}
      className={cx("relative", veil, className)}
      data-over={isOver || undefined}
      onDragEnter={(event) => move(event, 1)}
      onDragLeave={(event) => move(event, -1)}
      onDragOver={(event) => {
        if (carriesFiles(event)) event.preventDefault();
      }}
      onDrop={drop}
    >
      {children}
      {isOver && (
        <p
          className="pointer-events-none absolute inset-0 z-4 grid place-content-center text-center font-display text-heading/body font-stretch-118%"
          aria-hidden="true"
        >
          {label}
        </p>
      )}
    </div>
  );
}
