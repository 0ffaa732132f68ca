import { PageMain } from "../components/page-main.tsx";

export default function Cookies() {
  return (
    <PageMain className="page-gutter py-32">
      <h1 className="text-display">cookies</h1>
    </PageMain>
  );
}
