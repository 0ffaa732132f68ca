import { contactDetails } from "../../../content/pages/contact.ts";
import { MailLink } from "../../site/mail-link.tsx";

export function ContactDetails() {
  const { email, items, registration, subject } = contactDetails;
  return (
    <section aria-labelledby="contact-details" className="border-t border-line bg-deep">
      <div className="page-gutter py-20 md:py-28">
        <h2 id="contact-details" className="sr-only">
          {contactDetails.heading}
        </h2>
        <dl className="contact-details">
          <div className="contact-address">
            <dt className="eyebrow">{email}</dt>
            <dd>
              <MailLink subject={subject} className="text-link contact-mail" />
            </dd>
          </div>
          {[...items, registration].map(({ term, detail }) => (
            <div key={term}>
              <dt className="text-mist">{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
