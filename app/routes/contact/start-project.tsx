import { Link } from "react-router";
import { startProject } from "../../../content/pages/contact.ts";
import { ProjectEnquiryForm } from "./project-enquiry-form.tsx";

export function StartProject() {
  const { heading, note, privacy } = startProject;
  return (
    <section aria-labelledby="start-project" id="start-project-form" className="contact-sheet">
      <div className="page-gutter">
        <div className="contact-sheet-head">
          <h2 id="start-project" className="text-title">
            {heading}
          </h2>
          <p className="max-w-[46ch] text-mist">{note}</p>
        </div>
        <ProjectEnquiryForm labelledBy="start-project" />
        <p className="contact-sheet-foot text-small text-mist">
          {privacy.before}{" "}
          <Link to={privacy.to} className="text-link">
            {privacy.label}
          </Link>
        </p>
      </div>
    </section>
  );
}
