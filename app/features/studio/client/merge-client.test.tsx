import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MergeStep } from "./merge-client.tsx";

it("offers no merging into a client that is about to close, and says why", () => {
  const source = { id: "1", name: "Harbour", isClosing: false };
  const target = { id: "2", name: "Mill", isClosing: true };
  const shown = renderToStaticMarkup(
    <MergeStep source={source} target={target} onMerged={() => undefined} />,
  );
  expect(shown).toContain("Mill is about to close, so nothing can be brought to it.");
  expect(shown).not.toContain("<form");
});
