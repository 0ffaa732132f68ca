import { PageMain } from "../components/page-main.tsx";

export default function Contact() {
  return (
    <PageMain className="page-gutter py-32">
      <h1 className="text-display">contact</h1>
    </PageMain>
  );
}
