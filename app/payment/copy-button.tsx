import { Copy } from "lucide-react";
import { paymentToasts } from "../../content/payment.ts";
import { IconButton } from "../components/ui/icon-button.tsx";
import { toast } from "../components/ui/toast.ts";

type CopyButtonProps = { label: string; text: string };

export function CopyButton({ label, text }: CopyButtonProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: paymentToasts.copied });
    } catch {
      // Denied, or a page without TLS, where there is no clipboard.
      toast({ title: paymentToasts.notCopied, variant: "destructive" });
    }
  }

  return (
    <IconButton label={label} icon={<Copy aria-hidden="true" />} onClick={() => void copy()} />
  );
}
