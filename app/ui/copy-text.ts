import { interfaceWords } from "../../content/interface.ts";
import { toast } from "./toast.ts";

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: interfaceWords.copied });
  } catch {
    // Denied, or a page without TLS, where there is no clipboard.
    toast({ title: interfaceWords.notCopied, variant: "destructive" });
  }
}
