import { Link } from "react-router";
import { formatPounds } from "../../../content/money.ts";
import { prSection } from "../../../content/pages/pricing.ts";
import { prPackages, vatMark, type PrPackage } from "../../../content/pr-packages.ts";
import { Picture } from "../../ui/media/picture.tsx";
import { PackageIcon } from "./package-icon.tsx";
import { PayWithEth } from "../../features/payment/pay-with-eth.tsx";

/** The picture stays in place while the three packages scroll past it. */
export function PrPackages() {
  return (
    <section aria-labelledby="pr-packages" className="price-press border-t border-line bg-deep">
      <Picture
        asset="service-pr"
        sizes="(width < 64rem) 100vw, 130svh"
        className="price-press-picture"
        imageClassName="object-[47%_50%]"
      />
      <div className="price-press-words">
        <p className="eyebrow">{prSection.label}</p>
        <h2 id="pr-packages" className="reveal-text mt-5 max-w-[16ch] text-title">
          {prSection.heading}
        </h2>
        <p className="mt-6 max-w-[48ch] text-mist">
          {prSection.note}{" "}
          <Link to={prSection.check.to} className="text-link">
            {prSection.check.label}
          </Link>
        </p>
        <ul className="mt-14 md:mt-20">
          {prPackages.map((prPackage) => (
            <PackageEntry key={prPackage.id} prPackage={prPackage} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function PackageEntry({ prPackage }: { prPackage: PrPackage }) {
  const { id, name, price_gbp, description, features, icon } = prPackage;
  return (
    <li id={id} className="price-package border-t border-line py-10 md:py-16">
      <div className="flex items-center gap-5">
        <PackageIcon icon={icon} />
        <h3 className="text-heading lg:font-stretch-125%">{name}</h3>
      </div>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-4">
        <span className="font-display text-display leading-none text-amber lg:font-stretch-125%">
          {formatPounds(price_gbp)}
        </span>
        <span className="text-small text-mist">
          {prSection.perCampaign}, {vatMark}
        </span>
      </p>
      <div className="mt-8 grid gap-x-8 gap-y-8 md:grid-cols-2">
        <div className="flex flex-col items-start gap-6">
          <p className="max-w-[30ch] text-lead">{description}</p>
          <div className="flex flex-wrap items-center gap-4">
            <PayWithEth packageId={id} />
          </div>
        </div>
        <ul className="grid content-start gap-3 text-mist">
          {features.map((feature) => (
            <li key={feature} className="price-feature">
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
