import { companyStory } from "../../../content/pages/about.ts";
import { Dialog } from "../../ui/dialog.tsx";

/** The long story. Where scripts are off it stands on the page, and needs no button. */
export function CompanyStory() {
  const { id, title, sections } = companyStory;
  return (
    <Dialog id={id} title={title} className="company-story">
      <div className="grid gap-12 py-4">
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={`${id}-${section.id}`}>
            <h3 id={`${id}-${section.id}`} className="text-heading">
              {section.heading}
            </h3>
            <div className="mt-4 grid max-w-prose gap-4 text-mist">
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
