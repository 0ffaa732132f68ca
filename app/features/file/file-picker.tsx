import Paperclip from "lucide-react/icons/paperclip";
import { useRef } from "react";
import { fileWords } from "../../../content/file.ts";
import { IconButton } from "../../ui/icon-button.tsx";

type FilePickerProps = {
  types: readonly string[];
  onFiles: (files: File[]) => void;
  label?: string;
  isDisabled?: boolean;
};

export function FilePicker({
  types,
  onFiles,
  label = fileWords.choose,
  isDisabled = false,
}: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        accept={types.join(",")}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Or the same file could not be chosen again.
          currentTarget.value = "";
        }}
      />
      <IconButton
        label={label}
        disabled={isDisabled}
        icon={<Paperclip aria-hidden="true" strokeWidth={1.25} />}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
