import { Link } from "react-router";
import { toBook } from "../../../content/book-address.ts";
import { startProject } from "../../../content/pages/contact.ts";
import { ProjectEnquiryForm } from "./project-enquiry-form.tsx";

export function StartProject() {
  const { heading, note, privacy } = startProject;
  return (
    <section
      aria-labelledby="start-project"
      id="start-project-form"
      className="pt-12 pb-20 md:pt-20 md:pb-32"
    >
      <div className="page-gutter">
        <div className="grid gap-x-8 gap-y-6 pb-14 lg:grid-cols-[7fr_5fr] lg:items-end lg:pb-20">
          <h2 id="start-project" className="text-title">
            {heading}
          </h2>
          <div className="grid max-w-[46ch] gap-3 text-mist">
            <p>{note}</p>
            <p>
              {toBook.contact}{" "}
              <Link to={toBook.path} className="text-link">
                {toBook.open}
              </Link>
            </p>
          </div>
        </div>
        <ProjectEnquiryForm labelledBy="start-project" />
        <p className="mt-10 text-small text-mist">
          {privacy.before}{" "}
          <Link to={privacy.to} className="text-link">
            {privacy.label}
          </Link>
        </p>
      </div>
    </section>
  );
}
