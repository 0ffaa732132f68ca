import { siteFrame } from "../../content/navigation.ts";

export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-50 -translate-y-24 bg-amber px-4 py-3 text-night focus:translate-y-0 print:hidden"
    >
      {siteFrame.skip}
    </a>
  );
}
