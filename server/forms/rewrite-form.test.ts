import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { readHtmlTokens } from "./html-tokens.ts";
import { rewriteForm, type FormAnswer } from "./rewrite-form.ts";

const page = `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"/><title>Contact &amp; co</title>
<link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/>
<script>if (1 < 2) document.title = "<form data-enquiry='contact'>";</script></head><body>
<!-- <form data-enquiry="contact"> is not one --><p title="a > b" data-x='say "hi"'>1 &lt; 2</p>
<input name="email" autofocus=""/>
<form data-enquiry="contact" method="post" action="/forms/contact">
<input type="hidden" name="page" value="/contact"/><input type="hidden" name="message" value="kept"/>
<input id="n" name="name" value="" required=""/><p id="n-error" data-error-for="name"></p>
<input id="e" name="email" type="email" aria-describedby="e-hint"/><p id="e-error" hidden data-error-for="email"><!-- --></p>
<select id="p" name="project"><option value="" selected="">Choose</option><option value="ai-content">AI</option></select>
<textarea id="m" name="message" rows="4"></textarea><p id="m-error" data-error-for="message"></p>
<input name="preferred_lens"/><button>Send</button></form>
<dialog id="d"><p>Or</p><form data-enquiry="call"><input type="hidden" name="form" value="one"/><input id="c1" name="email"/><p id="c1-error" data-error-for="email"></p></form></dialog>
<dialog id="e2"><form data-enquiry="call"><input type="hidden" name="form" value="two"/><input id="c2" name="email"/><p id="c2-error" data-error-for="email"></p></form></dialog>
<script type="module" async="">import("/assets/a.js")</script></body></html>`;

const nothing: FormAnswer = {
  kind: "contact",
  values: {},
  fields: {},
  title: "Not sent",
  text: "Please try again.",
};

function rewrite(answer: Partial<FormAnswer>) {
  const html = rewriteForm(page, { ...nothing, ...answer });
  if (html === undefined) throw new Error("There is no such form.");
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.write(html);
  return { html, document, find: (selector: string) => document.querySelector(selector) };
}

const hostile = [
  `"><script>alert(1)</script>`,
  `</textarea><img src=x onerror=alert(1)>`,
  `' autofocus onfocus='alert(1)`,
  "&quot; &lt;b&gt; $& $1 $` \\",
  "\nfirst line kept",
  "<!-- </form> -->",
  "</option></select><svg/onload=alert(1)>",
];

describe("rewriteForm", () => {
  it("keeps the rest of the page as it was", () => {
    expect(
      readHtmlTokens(page)
        .map(({ source }) => source)
        .join(""),
    ).toBe(page);
    const { html, find } = rewrite({});
    expect(html).toContain(`<p title="a > b" data-x='say "hi"'>1 &lt; 2</p>`);
    expect(html).toContain(`<!-- <form data-enquiry="contact"> is not one -->`);
    expect(find("link[rel=stylesheet]")).not.toBeNull();
  });

  it("writes back what was typed", () => {
    const values = { name: "Ada", email: "ada", project: "ai-content", message: "One\nTwo" };
    const { document, find } = rewrite({ values: { ...values, preferred_lens: "50" } });
    expect(find("#n")?.getAttribute("value")).toBe("Ada");
    expect(find("#e")?.getAttribute("value")).toBe("ada");
    expect(find("#m")?.textContent?.trim()).toBe("One\nTwo");
    expect(document.querySelectorAll("option[selected]")).toHaveLength(1);
    expect(find("option[selected]")?.getAttribute("value")).toBe("ai-content");
    expect(find("input[type=hidden][name=message]")?.getAttribute("value")).toBe("kept");
    expect(find("[name=preferred_lens]")?.hasAttribute("value")).toBe(false);
  });

  it("ties each error to its field, and leads to the first", () => {
    const fields = { message: "Please write a message.", email: "Please <enter> it." };
    const { document, find } = rewrite({ values: { name: "Ada" }, fields });
    expect(find("#e")?.getAttribute("aria-invalid")).toBe("true");
    expect(find("#e")?.getAttribute("aria-describedby")).toBe("e-hint e-error");
    expect(find("#e-error")?.textContent).toBe("Please <enter> it.");
    expect(find("#e-error")?.hasAttribute("hidden")).toBe(false);
    expect(find("#m")?.getAttribute("aria-describedby")).toBe("m-error");
    expect(find("#n")?.hasAttribute("aria-invalid")).toBe(false);
    expect(find("#n-error")?.textContent).toBe("");
    expect(document.querySelectorAll("[autofocus]")).toHaveLength(1);
    expect(find("#e")?.hasAttribute("autofocus")).toBe(true);
    const alert = find("form[data-enquiry=contact] > [role=alert]:first-child");
    const links = Array.from(alert?.querySelectorAll("a") ?? [], (a) => a.getAttribute("href"));
    expect(links).toEqual(["#e", "#m"]);
    expect(document.title).toBe("Not sent: Contact & co");
  });

  it("says why nothing was sent where no field is to blame", () => {
    const { find } = rewrite({});
    expect(find("[role=alert]")?.textContent).toBe("Not sentPlease try again.");
    expect(find("[role=alert]")?.hasAttribute("autofocus")).toBe(true);
  });

  it("starts no application", () => {
    const { document, html } = rewrite({});
    expect(document.querySelectorAll("script, link[rel=modulepreload]")).toHaveLength(0);
    expect(html).not.toContain("/assets/a.js");
  });

  it.each([
    ["one", "#d", "#c1"],
    ["two", "#e2", "#c2"],
    [undefined, "#d", "#c1"],
    ["unknown", "#d", "#c1"],
  ])("opens the dialog of the form that was sent: %s", (form, dialog, control) => {
    const { document, find } = rewrite({
      kind: "call",
      values: { email: "ada", ...(form && { form }) },
      fields: { email: "Please enter a valid email address." },
    });
    const open = Array.from(document.querySelectorAll("dialog[open]"), ({ id }) => `#${id}`);
    expect(open).toEqual([dialog]);
    expect(find(control)?.getAttribute("value")).toBe("ada");
    expect(document.querySelectorAll("[aria-invalid]")).toHaveLength(1);
  });

  it.each(hostile)("keeps %j as the text it is", (value) => {
    const plain = rewrite({ values: {}, fields: { name: "x", message: "x" } });
    const values = { name: value, email: value, project: value, message: value };
    const { document, find } = rewrite({ values, fields: { name: value, message: value } });
    expect(document.querySelectorAll("*")).toHaveLength(
      plain.document.querySelectorAll("*").length,
    );
    expect(find("#n")?.getAttribute("value")).toBe(value);
    expect(find("#n")?.getAttributeNames().toSorted()).toEqual(
      plain.find("#n")?.getAttributeNames().toSorted(),
    );
    expect(find("#n-error")?.textContent).toBe(value);
    expect(find("#m")?.textContent).toContain(value);
    expect(document.querySelectorAll("option[selected]")).toHaveLength(0);
  });

  it("has no answer for a page without the form", () => {
    expect(rewriteForm(page, { ...nothing, kind: "quote" })).toBeUndefined();
  });
});
