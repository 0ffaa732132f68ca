import { whyUsPage } from "../../../content/pages/why-us.ts";
import { Picture } from "../../ui/media/picture.tsx";

/** The heading overlaps the lower edge of the picture. */
export function WhyUsOpening() {
  const { eyebrow, heading, standfirst } = whyUsPage;
  return (
    <header className="relative isolate overflow-clip">
      <div className="shaded relative h-[clamp(18rem,72svh-1.9*var(--banner-foot),46rem)] overflow-clip [--shade:linear-gradient(transparent_45%,--alpha(var(--color-night)/75%)_78%,var(--color-night))]">
        <Picture
          asset="why-us"
          priority
          sizes="max(100vw, 120svh)"
          className="h-full"
          imageClassName="scroll-leave h-full object-[62%_38%] [--to:translateY(12%)_scale(1.06)]"
        />
      </div>
      <div className="page-gutter relative mt-[clamp(-11rem,-12vw,-5rem)] grid gap-x-8 gap-y-8 pb-20 md:pb-32 lg:grid-cols-12">
        <h1 className="text-display lg:col-span-8 lg:text-poster">{heading}</h1>
        <p className="eyebrow lg:order-first lg:col-span-12">{eyebrow}</p>
        <p className="max-w-[46ch] text-lead text-mist lg:col-span-4 lg:self-end lg:pb-2">
          {standfirst}
        </p>
      </div>
    </header>
  );
}
