import { cookiesPage, cookiesSections } from "../../content/pages/cookies.ts";
import { CookieControl } from "../consent/cookie-control.tsx";
import { LegalText } from "../components/legal-text.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { PageMain } from "../components/page-main.tsx";
import { pageMetadata } from "../metadata/page-metadata.ts";

export const meta = () => pageMetadata(cookiesPage);

export default function Cookies() {
  return (
    <PageMain>
      <PageHeader page={cookiesPage} layout="wide" />
      <CookieControl />
      <LegalText sections={cookiesSections} />
    </PageMain>
  );
}
