import { contactPage } from "../../content/pages/contact.ts";
import { PageMain } from "../site/page-main.tsx";
import { pageMetadata } from "../site/metadata/page-metadata.ts";
import { ContactDetails } from "./contact/contact-details.tsx";
import { ContactOpening } from "./contact/contact-opening.tsx";
import { StartProject } from "./contact/start-project.tsx";
import { WhatToExpect } from "./contact/what-to-expect.tsx";
import "../styles/pages/contact.css";

export const meta = () => pageMetadata(contactPage);

export default function Contact() {
  return (
    <PageMain>
      <ContactOpening />
      <StartProject />
      <ContactDetails />
      <WhatToExpect />
    </PageMain>
  );
}
