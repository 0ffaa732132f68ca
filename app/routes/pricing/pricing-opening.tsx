import { pricingDialogs, pricingPage } from "../../../content/pages/pricing.ts";
import { subscription, subscriptionPrice, vatNote } from "../../../content/pricing.ts";
import { vatMark } from "../../../content/pr-packages.ts";
import { EmailDialog } from "../../features/enquiry/email-dialog.tsx";
import { Picture } from "../../ui/media/picture.tsx";

/** The picture of a dark cinema, with the price on its screen. */
export function PricingOpening() {
  const { eyebrow, heading, standfirst } = pricingPage;
  const { call } = pricingDialogs;
  return (
    <header className="price-opening relative isolate overflow-clip">
      <Picture
        asset="pricing"
        priority
        sizes="(width < 48rem) 130vw, max(100vw, 178svh)"
        className="media-ground price-opening-picture -z-10"
        imageClassName="object-[24%_42%] md:object-[30%_46%]"
      />
      <div className="price-opening-words page-gutter">
        <div className="grid gap-x-8 gap-y-5 lg:grid-cols-12">
          <p className="eyebrow lg:col-span-12">{eyebrow}</p>
          <h1 className="max-w-[14ch] text-title lg:col-span-7">{heading}</h1>
          <p className="max-w-[40ch] text-paper/85 lg:col-span-4 lg:col-start-9">{standfirst}</p>
        </div>
        <div id="subscription">
          <p className="flex flex-wrap items-end gap-x-[2vw] gap-y-3">
            <span className="w-full text-lead">
              {subscription.name} {subscription.from.toLowerCase()}
            </span>{" "}
            <span className="price-figure">{subscriptionPrice}</span>{" "}
            <span className="text-lead leading-snug">
              <span className="md:block">{subscription.period}</span>{" "}
              <span className="text-mist md:block">{vatMark}</span>
            </span>
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
            <EmailDialog kind="call" size="large" trigger={call.heading} {...call} />
            <p className="text-small text-mist">{vatNote}</p>
          </div>
        </div>
      </div>
    </header>
  );
}
