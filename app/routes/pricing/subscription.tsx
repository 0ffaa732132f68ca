import {
  included,
  serviceCategories,
  subscription,
  subscriptionPrice,
  vatNote,
} from "../../../content/pricing.ts";

export function Subscription() {
  return (
    <section aria-labelledby="subscription" className="border-t border-line">
      <div className="page-gutter py-14 md:py-16">
        <h2 id="subscription" className="text-heading">
          {subscription.name}
        </h2>
        <p className="mt-8 flex flex-wrap items-baseline gap-x-6">
          <span className="text-lead text-mist">{subscription.from}</span>
          <span className="font-display text-[clamp(3.75rem,15vw,13.5rem)] leading-none font-stretch-100% tracking-tight text-amber lg:font-stretch-125%">
            {subscriptionPrice}
          </span>
          <span className="text-lead text-mist">{subscription.period}</span>
        </p>
        <p className="mt-6 text-small text-mist">{vatNote}</p>
        <div className="mt-16 grid gap-x-8 gap-y-14 md:mt-24 md:grid-cols-12">
          <PlainList className="md:col-span-7" columns {...included} />
          <PlainList className="md:col-span-4 md:col-start-9" {...serviceCategories} />
        </div>
      </div>
    </section>
  );
}

type PlainListProps = {
  heading: string;
  items: readonly string[];
  className: string;
  columns?: boolean;
};

function PlainList({ heading, items, className, columns = false }: PlainListProps) {
  return (
    <div className={className}>
      <h3 className="text-lead font-stretch-100%">{heading}</h3>
      <ul className={`mt-6 grid gap-x-8 ${columns ? "sm:grid-cols-2" : ""}`}>
        {items.map((item) => (
          <li key={item} className="border-t border-line py-4 text-mist">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
