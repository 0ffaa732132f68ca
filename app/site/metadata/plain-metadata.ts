import type { MetaDescriptor } from "react-router";
import type { Page } from "../../../content/page.ts";
import { defaultShareAlt, sharePathOf } from "../../../content/share-path.ts";
import { describePage } from "./describe-page.ts";

/** The head of a page with the default picture, which needs none of the others’ words. */
export function plainMetadata(page: Page): MetaDescriptor[] {
  return describePage(page, { image: { path: sharePathOf(page), alt: defaultShareAlt } });
}
