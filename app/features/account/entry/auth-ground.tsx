import { cx } from "../../../ui/cx.ts";
import { Picture } from "../../../ui/media/picture.tsx";

/** The corridor's floor runs out into the page. */
const below =
  "after:inset-x-0 after:top-[30%] after:bottom-0 after:bg-linear-to-b after:to-night after:to-92%";

/** The desk stands at the dark wall; the corridor opens beside it. */
const beside =
  "lg:absolute lg:inset-[0_-10vw_auto_22vw] lg:h-[min(100%,54rem)] lg:after:top-0 lg:after:bg-[linear-gradient(90deg_in_srgb,var(--color-night),--alpha(var(--color-night)/40%)_22%,transparent_40%),linear-gradient(in_srgb,transparent_55%,--alpha(var(--color-night)/82%)_92%,var(--color-night))]";

export function AuthGround() {
  return (
    <div className={cx("relative -z-1 after:absolute", below, beside)}>
      <Picture
        asset="about-corridor"
        sizes="(width < 64rem) 100vw, 88vw"
        priority
        isDecorative
        className="lg:h-full"
        imageClassName="h-[38svh] min-h-60 object-[58%_60%] lg:h-full lg:object-[40%_50%]"
      />
    </div>
  );
}
