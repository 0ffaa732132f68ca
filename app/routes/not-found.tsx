import { notFoundPage } from "../../content/pages/not-found.ts";
import { NotFoundWords } from "../site/not-found-words.tsx";
import { useLogUnknownPath } from "../startup/use-log-unknown-path.ts";
import { plainMetadata } from "../site/metadata/plain-metadata.ts";

export const meta = () => plainMetadata(notFoundPage);

export default function NotFound() {
  useLogUnknownPath();
  return <NotFoundWords />;
}
