import { whyUsPage } from "../../../content/pages/why-us.ts";
import { Picture } from "../../ui/media/picture.tsx";

/** The heading overlaps the lower edge of the picture. */
export function WhyUsOpening() {
  const { eyebrow, heading, standfirst } = whyUsPage;
  return (
    <header className="why-opening relative isolate overflow-clip">
      <div className="why-opening-frame">
        <Picture
          asset="why-us"
          priority
          sizes="max(100vw, 120svh)"
          imageClassName="h-full object-[62%_38%]"
        />
      </div>
      <div className="page-gutter why-opening-words grid gap-x-8 gap-y-8 pb-20 md:pb-32 lg:grid-cols-12">
        <h1 className="text-display lg:col-span-8 lg:text-poster">{heading}</h1>
        <p className="eyebrow lg:order-first lg:col-span-12">{eyebrow}</p>
        <p className="max-w-[46ch] text-lead text-mist lg:col-span-4 lg:self-end lg:pb-2">
          {standfirst}
        </p>
      </div>
    </header>
  );
}
