// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { dropDraft, readDraft } from "./draft-store.ts";
import { Field } from "./field.tsx";
import type { SendOutcome } from "./refusal.ts";
import { useForm } from "./use-form.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const schema = z.object({
  name: z.string().check(z.minLength(1, "name-missing")),
  email: z.string().check(z.minLength(1, "email-missing")),
});
type Values = z.infer<typeof schema>;

type Send = (values: Values, sending: { key: string }) => Promise<SendOutcome | undefined>;
type Part = { send: Send; hasDraft?: boolean; onRefused?: () => void };

function Form({ send, hasDraft = false, onRefused }: Part) {
  const form = useForm({
    schema,
    send,
    ...(hasDraft && { draft: { id: "test" } }),
    ...(onRefused && { onRefused }),
  });
  return (
    <form {...form.props} data-busy={form.isBusy}>
      <Field form={form} name="name" label="Name">
        {(control) => <input {...control} />}
      </Field>
      <Field form={form} name="email" label="Email">
        {(control) => <input {...control} />}
      </Field>
      <button type="submit">Send</button>
      <output>{form.failure ?? form.note}</output>
    </form>
  );
}

let unmount = () => undefined as void;
function found<Element>(element: Element | null | undefined): Element {
  if (!element) throw new Error("It is not on the page.");
  return element;
}
const findForm = () => found(document.querySelector("form"));
const field = (name: string) =>
  found(document.querySelector<HTMLInputElement>(`input[name=${name}]`));
const said = () => document.querySelector("output")?.textContent;
const errorOf = (name: string) =>
  document.getElementById(field(name).getAttribute("aria-describedby") ?? "")?.textContent;

async function show(part: Part) {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () => root.render(<Form {...part} />));
  unmount = () => {
    act(() => root.unmount());
    place.remove();
  };
}

async function type(name: string, text: string) {
  await act(async () => {
    field(name).value = text;
    field(name).dispatchEvent(new Event("input", { bubbles: true }));
  });
}

const submit = () => act(async () => findForm().requestSubmit(document.querySelector("button")));

async function fill() {
  await type("name", "Ann");
  await type("email", "ann@example.com");
}

beforeEach(() => vi.stubGlobal("reportError", vi.fn()));
afterEach(() => {
  unmount();
  dropDraft("test");
  vi.unstubAllGlobals();
});

it("says what is wrong at each field, goes to the first, and sends nothing", async () => {
  const send = vi.fn<Send>();
  const onRefused = vi.fn();
  await show({ send, onRefused });
  await submit();
  expect(errorOf("name")).toBe("Please enter your name.");
  expect(errorOf("email")).toBe("Please enter your email address.");
  expect(document.activeElement).toBe(field("name"));
  expect(onRefused).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});

it("takes an error back as soon as somebody types there, and leaves the others", async () => {
  await show({ send: vi.fn<Send>() });
  await submit();
  await type("name", "A");
  expect(field("name").hasAttribute("aria-invalid")).toBe(false);
  expect(errorOf("email")).toBe("Please enter your email address.");
});

it("sends once, and is busy until it is answered", async () => {
  let answer: (outcome: SendOutcome) => void = () => undefined;
  const send = vi.fn<Send>(() => new Promise((resolve) => (answer = resolve)));
  await show({ send });
  await fill();
  await submit();
  await submit();
  expect(send).toHaveBeenCalledOnce();
  expect(findForm().dataset["busy"]).toBe("true");
  await act(async () => answer({ note: "Thank you." }));
  expect(findForm().dataset["busy"]).toBe("false");
  expect(said()).toBe("Thank you.");
  expect(field("name").value).toBe("");
});

it("shows a refusal at its field, keeps what was typed, and sends it again under the same key", async () => {
  const keys: string[] = [];
  const answers: (SendOutcome | undefined)[] = [
    { fields: { email: "Taken." } },
    { code: "failed" },
  ];
  await show({
    send: async (_, { key }) => {
      keys.push(key);
      return answers.shift();
    },
  });
  await fill();
  await submit();
  expect(errorOf("email")).toBe("Taken.");
  expect(document.activeElement).toBe(field("email"));
  expect(field("name").value).toBe("Ann");
  await submit();
  expect(field("email").hasAttribute("aria-invalid")).toBe(false);
  expect(said()).toMatch(/^This did not work\./);
  await submit();
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  await fill();
  await submit();
  expect(new Set(keys).size).toBe(2);
});

it("says of a field that it does not have what is wrong with it below itself", async () => {
  await show({ send: async () => ({ fields: { phone: "No number." } }) });
  await fill();
  await submit();
  expect(said()).toBe("No number.");
});

it("is not busy for ever when the sender throws, and reports the fault", async () => {
  await show({ send: () => Promise.reject(new Error("broken")) });
  await fill();
  await submit();
  expect(findForm().dataset["busy"]).toBe("false");
  expect(said()).toMatch(/^This did not work\./);
  expect(reportError).toHaveBeenCalledOnce();
  expect(field("name").value).toBe("Ann");
});

it("says that it is offline where that is why", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  await show({ send: () => Promise.reject(new TypeError("fetch failed")) });
  await fill();
  await submit();
  expect(said()).toMatch(/^You are offline\./);
  expect(reportError).not.toHaveBeenCalled();
});

it("says when it may be tried again", async () => {
  await show({ send: async () => ({ code: "limited", retryAfter: 600 }) });
  await fill();
  await submit();
  expect(said()).toBe("Too many tries in a short time. Please try again in 10 minutes.");
});

it("brings back what was typed, never over something newer, and forgets it once sent", async () => {
  await show({ send: vi.fn<Send>(), hasDraft: true });
  await fill();
  unmount();
  await show({ send: async () => undefined, hasDraft: true });
  expect(field("name").value).toBe("Ann");
  expect(field("email").value).toBe("ann@example.com");
  await submit();
  expect(field("name").value).toBe("");
  expect(readDraft("test").values).toEqual({});
});

it("leaves the checking to itself, not to the browser", async () => {
  await show({ send: vi.fn<Send>() });
  expect(findForm().noValidate).toBe(true);
});
