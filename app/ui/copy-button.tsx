import Copy from "lucide-react/icons/copy";
import { copyText } from "./copy-text.ts";
import { IconButton } from "./icon-button.tsx";

type CopyButtonProps = { label: string; text: string };

export function CopyButton({ label, text }: CopyButtonProps) {
  return (
    <IconButton
      label={label}
      icon={<Copy aria-hidden="true" />}
      onClick={() => void copyText(text)}
    />
  );
}
