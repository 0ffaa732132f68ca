import { servicesList } from "../../../content/pages/services.ts";
import { services } from "../../../content/services.ts";
import { Picture } from "../../components/media/picture.tsx";

/** One frame for each service, on alternating sides: the eye crosses the screen as in a cut. */
export function ServiceCredits() {
  return (
    <section aria-label={servicesList.label} className="page-gutter pb-24 md:pb-40">
      <ol className="grid gap-y-20 md:gap-y-32">
        {services.map(({ id, name, description, price, asset }) => (
          <li
            key={id}
            id={id}
            className="group grid items-end gap-x-8 gap-y-6 border-t border-line pt-8 lg:grid-cols-12"
          >
            <Picture
              asset={asset}
              sizes="(width < 64rem) 100vw, 58vw"
              className="lg:col-span-7 lg:group-even:order-2"
              imageClassName="aspect-[16/10] lg:aspect-[16/9]"
            />
            <div className="lg:col-span-5">
              <h2 className="text-heading text-pretty lg:font-stretch-125%">{name}</h2>
              <p className="mt-5 max-w-[46ch] text-mist">{description}</p>
              <p className="mt-5 text-small text-amber">{price}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
