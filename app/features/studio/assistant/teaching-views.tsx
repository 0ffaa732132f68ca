import { areaAddress } from "../../../../content/studio-address.ts";
import { teachingWords } from "../../../../content/teaching.ts";
import { ViewTabs } from "../parts/view-tabs.tsx";

export type TeachingView = keyof typeof teachingWords.view;

/** What was said, what was missed, and what was taught. */
export function TeachingViews({ open }: { open: TeachingView }) {
  return (
    <ViewTabs
      label={teachingWords.views}
      open={open}
      views={[
        {
          value: "conversations",
          label: teachingWords.view.conversations,
          to: areaAddress("assistant"),
        },
        {
          value: "unmet",
          label: teachingWords.view.unmet,
          to: areaAddress("assistant", { view: "unmet" }),
        },
        {
          value: "taught",
          label: teachingWords.view.taught,
          to: areaAddress("assistant", { view: "taught" }),
        },
      ]}
    />
  );
}
