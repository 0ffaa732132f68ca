import type { ReactNode } from "react";

type PartProps = { children: ReactNode };

/** Words to the left, figures to the right. */
export const campaignColumns =
  "grid grid-cols-1 gap-x-[clamp(2.5rem,6vw,7rem)] gap-y-10 border-t border-line pt-10 pb-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pt-12 lg:pb-16";

/** Short facts or buttons beside each other. */
export function CampaignLine({ children }: PartProps) {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-1 text-small/normal text-mist tabular-nums">
      {children}
    </div>
  );
}

export function CampaignLabel({ children }: PartProps) {
  return <h4 className="mb-3 text-caption/[1.4] font-normal text-mist">{children}</h4>;
}

type CampaignMoreProps = PartProps & { summary: string; open?: boolean };

/** What is read when it is asked for. */
export function CampaignMore({ summary, open, children }: CampaignMoreProps) {
  return (
    <details className="border-t border-line text-small/body last:border-b" open={open}>
      <summary className="min-h-12 cursor-pointer py-3 hover:text-amber-bright">{summary}</summary>
      {children}
    </details>
  );
}
