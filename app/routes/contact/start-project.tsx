import { contactDetails, startProject } from "../../../content/pages/contact.ts";
import { MailLink } from "../../components/mail-link.tsx";

export function StartProject() {
  return (
    <section aria-labelledby="start-project" className="border-t border-line bg-deep">
      <div className="page-gutter py-20 md:py-28">
        <h2 id="start-project" className="text-heading">
          {startProject.heading}
        </h2>
        <MailLink
          subject={startProject.subject}
          className="text-link mt-8 inline-block font-display text-[clamp(1.375rem,5.2vw,4.75rem)] leading-tight lg:font-stretch-125%"
        />
        <div className="mt-14 grid gap-x-8 gap-y-10 md:mt-20 md:grid-cols-12">
          <p className="max-w-[46ch] text-mist md:col-span-6">{startProject.note}</p>
          <ContactDetails />
        </div>
      </div>
    </section>
  );
}

function ContactDetails() {
  return (
    <div className="md:col-span-5 md:col-start-8">
      <h3 className="sr-only">{contactDetails.heading}</h3>
      <dl>
        {contactDetails.items.map(({ term, detail }) => (
          <div key={term} className="flex justify-between gap-6 border-t border-line py-4">
            <dt className="text-mist">{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
