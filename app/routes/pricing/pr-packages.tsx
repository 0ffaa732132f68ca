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
    <section
      aria-labelledby="pr-packages"
      className="border-t border-line bg-deep lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:block"
    >
      <Picture
        asset="service-pr"
        sizes="(width < 64rem) 100vw, 130svh"
        className="lg:sticky lg:top-18 lg:h-[calc(100svh-4.5rem)] lg:self-start"
        imageClassName="aspect-[4/3] object-[47%_50%] lg:aspect-auto lg:h-full"
      />
      <div className="px-(--gutter) py-16 lg:pt-32 lg:pr-[max(var(--gutter),calc((100vw-var(--container-page))/2+var(--gutter)))] lg:pb-20 lg:pl-[clamp(2rem,5vw,5.5rem)]">
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
    <li id={id} className="border-t border-line py-10 md:py-16 print:py-[3mm]">
      <div className="flex items-center gap-5">
        <PackageIcon icon={icon} />
        <h3 className="text-heading lg:font-stretch-125%">{name}</h3>
      </div>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-4">
        <span className="font-display text-display leading-none text-amber lg:font-stretch-125% print:text-print-title">
          {formatPounds(price_gbp)}
        </span>
        <span className="text-small text-mist">
          {prSection.perCampaign}, {vatMark}
        </span>
      </p>
      <div className="mt-8 grid gap-8 md:grid-cols-2 print:grid-cols-2 print:gap-[5mm]">
        <div className="flex flex-col items-start gap-6">
          <p className="max-w-[30ch] text-lead">{description}</p>
          <div className="flex flex-wrap items-center gap-4">
            <PayWithEth packageId={id} />
          </div>
        </div>
        <ul className="grid content-start gap-3 text-mist">
          {features.map((feature) => (
            <li
              key={feature}
              className="grid grid-cols-[1.5rem_1fr] before:mt-[0.825em] before:h-px before:w-3 before:bg-amber print:ml-[4mm] print:list-item print:list-disc"
            >
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
