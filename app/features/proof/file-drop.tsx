import { type DragEvent, useId, useState } from "react";
import { verifierWords } from "../../../content/proof.ts";
import { FieldError } from "../../ui/field-error.tsx";
import { fieldLabel } from "../../ui/field-parts.tsx";

type FileDropProps = {
  label: string;
  action: string;
  hint: string;
  accept?: string;
  /** The name of the file that lies there. */
  taken: string | undefined;
  error?: string | undefined;
  onFiles: (files: readonly File[]) => void;
};

/** A tray for a file: dropped on it, or chosen by the real file input that it is the label of. */
export function FileDrop({ label, action, hint, accept, taken, error, onFiles }: FileDropProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <div
      className="viewfinder mb-6 grid min-h-34 content-start justify-items-start px-6 pt-5 pb-6"
      data-over={isOver || undefined}
      data-taken={taken !== undefined || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <p id={`${id}-label`} className={fieldLabel()}>
        {label}
      </p>
      <p id={`${id}-hint`} className="text-small text-mist">
        {taken ?? hint}
      </p>
      <label className="relative mt-2 inline-flex min-h-11 cursor-pointer items-center border-b border-edge text-paper hover:border-amber hover:text-amber-bright has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-4 has-[:focus-visible]:outline-amber">
        <input
          type="file"
          className="sr-only"
          accept={accept}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={({ target }) => {
            if (target.files?.length) onFiles([...target.files]);
            // The same file may be chosen again, changed meanwhile.
            target.value = "";
          }}
        />
        <span>{taken === undefined ? action : verifierWords.replace}</span>
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
