import { PageMain } from "../components/page-main.tsx";

export default function Verify() {
  return (
    <PageMain className="page-gutter py-32">
      <h1 className="text-display">verify</h1>
    </PageMain>
  );
}
