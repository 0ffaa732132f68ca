import { Link } from "react-router";
import { thankYouDetails, thankYouPage } from "../../content/pages/thank-you.ts";
import { MailLink } from "../site/mail-link.tsx";
import { Picture } from "../ui/media/picture.tsx";
import { PageMain } from "../site/page-main.tsx";
import { pageMetadata } from "../site/metadata/page-metadata.ts";

export const meta = () => pageMetadata(thankYouPage);

/** The picture is a lamp lit on the far shore: the message has arrived. */
export default function ThankYou() {
  return (
    <PageMain className="relative isolate grid content-start lg:content-end lg:min-h-[calc(100svh-4.5rem)]">
      <Picture
        asset="about-lighthouse"
        priority
        isDecorative
        sizes="(width < 64rem) 100vw, max(100vw, 160svh)"
        className="-z-1 block lg:absolute lg:inset-0"
        imageClassName="aspect-4/3 h-full object-[35%_40%] max-lg:max-h-[calc(39svh-var(--banner-foot))] max-lg:[mask-image:linear-gradient(#000_60%,transparent)] md:aspect-[2.39] lg:aspect-auto lg:object-[50%_35%]"
      />
      <div className="lg:bg-linear-to-t lg:from-night lg:from-25% lg:to-transparent">
        <div className="page-gutter grid gap-x-8 gap-y-6 pt-6 pb-20 lg:grid-cols-12 lg:pt-40 lg:pb-[max(4rem,var(--banner-foot)+1rem)]">
          <p className="eyebrow lg:col-span-12">{thankYouPage.eyebrow}</p>
          <h1 className="text-display lg:col-span-7">{thankYouPage.heading}</h1>
          <div className="lg:col-span-5 lg:self-end">
            <p className="max-w-[40ch] text-lead text-paper">{thankYouPage.standfirst}</p>
            <p className="mt-6 text-mist">
              {thankYouDetails.more} <MailLink />
            </p>
            <p className="mt-8 flex flex-wrap gap-x-8">
              {thankYouDetails.links.map(({ to, label }) => (
                <Link key={to} to={to} className="text-link py-2">
                  {label}
                </Link>
              ))}
            </p>
          </div>
        </div>
      </div>
    </PageMain>
  );
}
