import { PageMain } from "../components/page-main.tsx";

export default function Studio() {
  return (
    <PageMain className="page-gutter py-32">
      <h1 className="text-display">studio</h1>
    </PageMain>
  );
}
