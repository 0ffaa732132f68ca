import { studioPage } from "../../content/pages/studio.ts";
import { hydrateAtOnce } from "../hydration-mode.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import NotFound from "./not-found.tsx";

export const handle = hydrateAtOnce;
export const meta = () => pageMetadata(studioPage);

export default function Studio() {
  return <NotFound />;
}
