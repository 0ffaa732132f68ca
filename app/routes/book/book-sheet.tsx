import { Link, useNavigate, useSearchParams } from "react-router";
import { bookForm } from "../../../content/booking.ts";
import { thankYouPath } from "../../../domain/enquiry/enquiry-form.ts";
import { BookForm } from "../../features/booking/book-form.tsx";

export function BookSheet() {
  const { heading, note, privacy } = bookForm;
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  return (
    <section aria-labelledby="book-a-call" className="overflow-x-clip pt-8 pb-20 md:pt-14 md:pb-32">
      <div className="page-gutter">
        <div className="grid gap-x-8 gap-y-6 pb-12 lg:grid-cols-[7fr_5fr] lg:items-end lg:pb-16">
          <h2 id="book-a-call" className="text-title">
            {heading}
          </h2>
          <p className="max-w-[46ch] text-mist">{note}</p>
        </div>
        <BookForm
          // Whoever is here already and is offered a time in the chat goes to that.
          key={parameters.get("start")}
          formId="book"
          labelledBy="book-a-call"
          onBooked={({ manageUrl }) => void navigate(readAddress(manageUrl))}
        />
        <p className="mt-10 text-small text-mist">
          {privacy.before}{" "}
          <Link to={privacy.to} className="text-link">
            {privacy.label}
          </Link>
        </p>
      </div>
    </section>
  );
}

/** On this site, whatever its name is there; what has no booking is thanked for all the same. */
function readAddress(manageUrl: string | null): string {
  if (manageUrl === null) return thankYouPath;
  const { pathname, hash } = new URL(manageUrl, location.origin);
  return pathname + hash;
}
