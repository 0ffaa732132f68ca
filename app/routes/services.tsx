import { servicesCall, servicesPage } from "../../content/pages/services.ts";
import { services } from "../../content/services.ts";
import { ClosingCall } from "../site/closing-call.tsx";
import { PageMain } from "../site/page-main.tsx";
import { pageMetadata } from "../site/metadata/page-metadata.ts";
import { serviceList } from "../site/metadata/structured-data.ts";
import { ServiceSpread } from "./services/service-spread.tsx";
import { ServicesOpening } from "./services/services-opening.tsx";
import "../styles/scroll.css";
import "../styles/pages/services.css";

export const meta = () => pageMetadata(servicesPage, serviceList(servicesPage, services));

export default function Services() {
  return (
    <PageMain>
      <ServicesOpening />
      {services.map((service) => (
        <ServiceSpread key={service.id} service={service} />
      ))}
      <ClosingCall call={servicesCall} />
    </PageMain>
  );
}
