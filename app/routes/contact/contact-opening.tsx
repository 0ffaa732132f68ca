import { contactPage } from "../../../content/pages/contact.ts";
import { Picture } from "../../ui/media/picture.tsx";

/** The heading stands in the dark part of the picture, beside the lit screen. */
export function ContactOpening() {
  return (
    <header className="contact-opening">
      <Picture
        asset="contact"
        priority
        sizes="(width < 64rem) max(100vw, 80svh), max(100vw, 160svh)"
        className="contact-ground"
      />
      <div className="contact-question page-gutter">
        <div>
          <p className="eyebrow">{contactPage.eyebrow}</p>
          <h1>{contactPage.heading}</h1>
        </div>
        <p className="text-lead">{contactPage.standfirst}</p>
      </div>
    </header>
  );
}
