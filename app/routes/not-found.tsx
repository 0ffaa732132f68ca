import { notFoundPage } from "../../content/pages/not-found.ts";
import { NotFoundWords } from "../components/not-found-words.tsx";
import { useLogUnknownPath } from "../hydration/use-log-unknown-path.ts";
import { plainMetadata } from "../metadata/plain-metadata.ts";

export const meta = () => plainMetadata(notFoundPage);

export default function NotFound() {
  useLogUnknownPath();
  return <NotFoundWords />;
}
