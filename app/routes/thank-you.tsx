import { Link } from "react-router";
import { thankYouLinks, thankYouPage } from "../../content/pages/thank-you.ts";
import { PageHeader } from "../components/page-header.tsx";
import { PageMain } from "../components/page-main.tsx";
import { WideFrame } from "../components/wide-frame.tsx";
import { pageMetadata } from "../metadata/page-metadata.ts";

export const meta = () => pageMetadata(thankYouPage);

export default function ThankYou() {
  return (
    <PageMain>
      <PageHeader page={thankYouPage} layout="split">
        <ul className="flex flex-wrap gap-x-8 gap-y-2">
          {thankYouLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="text-link inline-block py-2">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </PageHeader>
      <WideFrame asset="contact" />
    </PageMain>
  );
}
