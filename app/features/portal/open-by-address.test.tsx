import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { useOpenDeliverable } from "./deliverable/use-open-deliverable.ts";
import { useOpenProject } from "./project/use-open-project.ts";

function Opened() {
  return JSON.stringify([useOpenProject().id, useOpenDeliverable().id]);
}

it.each([
  ["", [null, null]],
  ["?project=&deliverable=", [null, null]],
  ["?project=p&deliverable=d", ["p", "d"]],
])("the address %s opens %j", (query, opened) => {
  const shown = renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/dashboard${query}`]}>
      <Opened />
    </MemoryRouter>,
  );
  expect(JSON.parse(shown.replaceAll("&quot;", '"'))).toEqual(opened);
});
