import { Link } from "react-router";
import { toBook } from "../../../content/book-address.ts";
import { pricingClose, pricingDialogs } from "../../../content/pages/pricing.ts";
import { DialogOpener } from "../../features/enquiry/dialog-opener.tsx";
import { EmailDialog } from "../../features/enquiry/email-dialog.tsx";

/** A bright section with two ways to get in touch, side by side. */
export function PricingClose() {
  const { heading, call, consultation } = pricingClose;
  return (
    <section aria-labelledby="closing-call" className="bg-amber text-night print:hidden">
      <div className="page-gutter pt-20 pb-16 md:pt-32 md:pb-24">
        <h2 id="closing-call" className="max-w-[16ch] text-display">
          {heading}
        </h2>
        <div className="mt-16 grid gap-x-8 gap-y-12 md:mt-28 md:grid-cols-2">
          <div className="flex flex-col items-start gap-6 border-t border-night pt-6">
            <p className="text-lead">{call}</p>
            <DialogOpener
              id={pricingDialogs.call.id}
              trigger={pricingDialogs.call.heading}
              variant="inverse"
              size="large"
            />
          </div>
          <div className="flex flex-col items-start gap-6 border-t border-night pt-6">
            <p className="text-lead">{consultation}</p>
            <EmailDialog
              kind="consultation"
              variant="inverse"
              size="large"
              trigger={pricingDialogs.consultation.heading}
              {...pricingDialogs.consultation}
            />
          </div>
        </div>
        <p className="mt-12">
          {toBook.pricing}{" "}
          <Link
            to={toBook.path}
            className="underline underline-offset-4 focus-visible:outline-night"
          >
            {toBook.times}
          </Link>
        </p>
      </div>
    </section>
  );
}
