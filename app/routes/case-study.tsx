import { PageMain } from "../components/page-main.tsx";

export default function CaseStudy() {
  return (
    <PageMain className="page-gutter py-32">
      <h1 className="text-display">case-study</h1>
    </PageMain>
  );
}
