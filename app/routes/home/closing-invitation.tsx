import { home } from "../../../content/home.ts";
import { Picture } from "../../ui/media/picture.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";

const { heading, text, action } = home.invitation;

/** The scene of the hero again, from another side. */
export function ClosingInvitation() {
  return (
    <section aria-labelledby="invitation" className="relative isolate overflow-hidden">
      <Picture
        asset="contact"
        sizes="max(100vw, 178svh)"
        isDecorative
        className="media-ground shaded scroll-open -z-10 [--closed:inset(12%_18%)] [--range:entry_0%_entry_95%] [--shade:linear-gradient(transparent_40%,--alpha(var(--color-night)/90%)_88%)]"
        imageClassName="object-[57%_40%] md:object-[30%_50%]"
      />
      <div className="page-gutter grid min-h-[min(100svh,64rem)] content-end gap-y-8 pt-[55svh] pb-16 md:pb-24 lg:grid-cols-12 lg:items-end">
        <h2 id="invitation" className="max-w-[18ch] text-title lg:col-span-8">
          {heading}
        </h2>
        <div className="lg:col-span-3 lg:col-start-10">
          <p className="max-w-[32ch] text-lead">{text}</p>
          <ButtonLink to={action.to} size="large" className="mt-6">
            {action.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
