import { interfaceWords } from "../../content/interface.ts";
import { toast } from "./toast.ts";

/** `otherwise` is said where the browser does not copy and the text is nowhere on the page. */
export async function copyText(
  text: string,
  otherwise: { title: string; description?: string } = { title: interfaceWords.notCopied },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: interfaceWords.copied });
  } catch {
    // Denied, or a page without TLS, where there is no clipboard.
    toast({ ...otherwise, variant: "destructive" });
  }
}
