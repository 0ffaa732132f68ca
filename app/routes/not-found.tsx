import { PageMain } from "../components/page-main.tsx";

export default function NotFound() {
  return (
    <PageMain className="page-gutter py-32">
      <h1 className="text-display">not-found</h1>
    </PageMain>
  );
}
