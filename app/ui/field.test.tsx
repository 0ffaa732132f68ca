// @vitest-environment happy-dom
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Checkbox } from "./checkbox.tsx";
import { Field } from "../form/field.tsx";
import { Input } from "./input.tsx";
import { RadioGroup } from "./radio-group.tsx";

function render(element: ReactNode) {
  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(element);
  const describedBy = (control: Element | null) =>
    (control?.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .filter(Boolean)
      .map((id) => page.querySelector(`[id="${id}"]`)?.textContent);
  return { page, describedBy };
}

describe("a field", () => {
  it("ties its label to its control", () => {
    const { page } = render(
      <Field label="Email" required>
        {(control) => <Input {...control} type="email" autoComplete="email" />}
      </Field>,
    );
    const input = page.querySelector("input");
    expect(page.querySelector("label")?.getAttribute("for")).toBe(input?.id);
    expect(input?.required).toBe(true);
    expect(input?.getAttribute("autocomplete")).toBe("email");
  });

  it("points at nothing while there is nothing to say", () => {
    const { page } = render(<Field label="Email">{(control) => <Input {...control} />}</Field>);
    const input = page.querySelector("input");
    expect(input?.hasAttribute("aria-describedby")).toBe(false);
    expect(input?.hasAttribute("aria-invalid")).toBe(false);
  });

  it("describes its control by hint and error", () => {
    const { page, describedBy } = render(
      <Field id="email" label="Email" hint="Work address" error="Enter an address">
        {(control) => <Input {...control} />}
      </Field>,
    );
    const input = page.querySelector("#email");
    expect(describedBy(input)).toEqual(["Work address", "Enter an address"]);
    expect(input?.getAttribute("aria-invalid")).toBe("true");
  });
});

describe("choices", () => {
  it("describe a checkbox by its error", () => {
    const { page, describedBy } = render(<Checkbox label="I agree" error="Please agree" />);
    expect(describedBy(page.querySelector("input"))).toEqual(["Please agree"]);
  });

  it("group radios under their legend and check the given one", () => {
    const { page, describedBy } = render(
      <RadioGroup
        legend="Approach"
        name="approach"
        defaultValue="hybrid"
        error="Choose one"
        options={[
          { value: "ai", label: "Full AI" },
          { value: "hybrid", label: "Hybrid" },
        ]}
      />,
    );
    const group = page.querySelector('[role="radiogroup"]');
    expect(group?.querySelector("legend")?.textContent).toBe("Approach");
    expect(describedBy(group)).toEqual(["Choose one"]);
    expect(page.querySelector("input[checked]")?.getAttribute("value")).toBe("hybrid");
  });
});
