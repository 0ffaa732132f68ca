import { bookPage } from "../../content/pages/book.ts";
import { pageMetadata } from "../site/metadata/page-metadata.ts";
import { PageMain } from "../site/page-main.tsx";
import { withOwnClock } from "../startup/hydration-mode.ts";
import { BookOpening } from "./book/book-opening.tsx";
import { BookSheet } from "./book/book-sheet.tsx";
import "../styles/pages/book.css";

export const handle = withOwnClock;
export const meta = () => pageMetadata(bookPage);

export default function Book() {
  return (
    <PageMain>
      <BookOpening />
      <BookSheet />
    </PageMain>
  );
}
