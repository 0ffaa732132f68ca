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
        <dl className="grid gap-x-8 gap-y-7 md:grid-cols-[1fr_1fr_2fr]">
          <div className="grid content-start gap-4 pb-6 md:col-span-full md:pb-14">
            <dt className="eyebrow">{email}</dt>
            <dd>
              <MailLink
                subject={subject}
                className="text-link font-display text-address/[1.15] font-stretch-112% wrap-anywhere lg:font-stretch-125%"
              />
            </dd>
          </div>
          {[...items, registration].map(({ term, detail }) => (
            <div key={term} className="grid content-start gap-1.5 border-t border-line pt-4.5">
              <dt className="text-mist">{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
