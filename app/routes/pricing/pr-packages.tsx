import { brand } from "../../../content/brand.ts";
import { formatPounds } from "../../../content/money.ts";
import { prPackages, prSection, vatNote, type PrPackage } from "../../../content/pricing.ts";

export function PrPackages() {
  return (
    <section aria-labelledby="pr-packages" className="border-t border-line bg-deep">
      <div className="page-gutter py-20 md:py-32">
        <p className="eyebrow">{prSection.label}</p>
        <h2 id="pr-packages" className="reveal-text mt-5 max-w-[16ch] text-title">
          {prSection.heading}
        </h2>
        <p className="mt-8 max-w-[52ch] text-mist">{prSection.note}</p>
        <ul className="mt-16">
          {prPackages.map((prPackage) => (
            <PackageRow key={prPackage.id} prPackage={prPackage} />
          ))}
        </ul>
        <p className="border-t border-line pt-6 text-small text-mist">{vatNote}</p>
      </div>
    </section>
  );
}

function PackageRow({ prPackage }: { prPackage: PrPackage }) {
  const { id, name, price_gbp, description, features } = prPackage;
  return (
    <li
      id={id}
      className="grid gap-x-8 gap-y-6 border-t border-line py-10 md:grid-cols-12 md:py-14"
    >
      <p className="font-display text-title leading-none text-amber md:col-span-4 lg:font-stretch-125%">
        {formatPounds(price_gbp)}
      </p>
      <div className="md:col-span-4">
        <h3 className="text-heading">{name}</h3>
        <p className="mt-3 max-w-[34ch] text-mist">{description}</p>
        <a
          href={`mailto:${brand.email}?subject=${encodeURIComponent(name)}`}
          aria-label={`${prSection.order}: ${name}`}
          className="text-link mt-6 inline-block py-1"
        >
          {prSection.order}
        </a>
      </div>
      <ul className="grid content-start gap-2 text-small text-mist md:col-span-4">
        {features.map((feature) => (
          <li key={feature} className="border-l border-line py-1 pl-4">
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}
