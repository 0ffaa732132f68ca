import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { interfaceWords } from "../../content/interface.ts";

/** Stands at the end of every link that leaves the tab: seen, and heard. */
export function NewTabMark() {
  return (
    <>
      <ArrowUpRight
        className="ml-[0.3em] inline-block size-[1.15em] align-[-0.15em]"
        aria-hidden="true"
        strokeWidth={1.5}
      />
      <span className="sr-only"> ({interfaceWords.opensInNewTab})</span>
    </>
  );
}
