import { Link } from "react-router";
import { authNotes } from "../../../content/pages/auth.ts";
import { MailLink } from "../../components/mail-link.tsx";

export function AccountOpening() {
  return (
    <div className="page-gutter pb-24 md:pb-40">
      <div className="grid gap-x-8 gap-y-8 border-t border-line pt-8 md:grid-cols-12">
        <p className="md:col-span-4">
          <Link to={authNotes.home.to} className="text-link inline-block py-1">
            <span aria-hidden="true">←</span> {authNotes.home.label}
          </Link>
        </p>
        <div className="order-first md:order-none md:col-span-7 md:col-start-6">
          <p className="max-w-[46ch]">{authNotes.opening}</p>
          <MailLink subject={authNotes.subject} className="text-link mt-4 inline-block text-lead" />
        </div>
      </div>
    </div>
  );
}
