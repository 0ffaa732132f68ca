import { servicesList } from "../../../content/pages/services.ts";
import { services } from "../../../content/services.ts";

/** The services as a film sets its credits: one line each, the full width of the frame. */
export function ServiceCredits() {
  return (
    <section aria-label={servicesList.label} className="page-gutter pb-24 md:pb-40">
      <ol>
        {services.map(({ id, name, description, price }) => (
          <li
            key={id}
            id={id}
            className="grid gap-x-8 gap-y-5 border-t border-line py-10 md:grid-cols-12 md:py-16"
          >
            <h2 className="reveal-text text-title text-pretty md:col-span-7 lg:col-span-8">
              {name}
            </h2>
            <div className="md:col-span-5 md:pt-3 lg:col-span-4">
              <p className="max-w-[46ch] text-mist">{description}</p>
              <p className="mt-5 text-small text-amber">{price}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
