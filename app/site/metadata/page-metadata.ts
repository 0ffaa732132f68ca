import type { MetaDescriptor } from "react-router";
import type { Page } from "../../../content/page.ts";
import { shareImageOf } from "../../../content/share-images.ts";
import { describePage } from "./describe-page.ts";
import type { Thing } from "./structured-data.ts";

/** The head of a page that people share. */
export function pageMetadata(page: Page, ...extras: Thing[]): MetaDescriptor[] {
  return describePage(page, { image: shareImageOf(page), extras });
}
