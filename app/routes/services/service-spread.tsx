import type { Service, ServiceId } from "../../../content/services.ts";
import { Picture } from "../../ui/media/picture.tsx";
import { ServiceFacts } from "./service-facts.tsx";

/** How each service's pages are laid out; the stylesheet holds the grids, this the crops. */
const frames: Record<ServiceId, { layout: string; sizes: string; crop: string }> = {
  "ai-marketing-consultancy": {
    layout: "map",
    sizes: "(width < 64rem) 134vw, 76vw",
    crop: "object-[62%_60%]",
  },
  "cinematic-ad-creation": {
    layout: "screen",
    sizes: "(width < 48rem) 134vw, 100vw",
    crop: "object-[50%_45%]",
  },
  "social-media": {
    layout: "upright",
    sizes: "(width < 48rem) 220vw, max(97vw, 60rem)",
    crop: "object-[42%_50%]",
  },
  "film-production": {
    layout: "stage",
    sizes: "(width < 64rem) 134vw, 100vw",
    crop: "object-[40%_50%]",
  },
  "pr-and-trust-verification": {
    layout: "press",
    sizes: "(width < 64rem) 134vw, 120rem",
    crop: "object-[44%_50%]",
  },
};

export function ServiceSpread({ service }: { service: Service }) {
  const { id, name, description, suits, asset } = service;
  const { layout, sizes, crop } = frames[id];
  const headingId = `${id}-name`;
  return (
    <section id={id} aria-labelledby={headingId} className="service" data-layout={layout}>
      <Picture asset={asset} sizes={sizes} className="service-frame" imageClassName={crop} />
      <div className="service-words">
        <h2 id={headingId} className="reveal-text text-pretty">
          {name}
        </h2>
        <p className="mt-6 text-lead">{description}</p>
        <p className="mt-4 text-mist">{suits}</p>
      </div>
      <ServiceFacts service={service} />
    </section>
  );
}
