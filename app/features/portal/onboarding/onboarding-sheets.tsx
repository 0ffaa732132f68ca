import { useState } from "react";
import { brandWords, briefWords, onboardingWords } from "../../../../content/onboarding.ts";
import { Button } from "../../../ui/button.tsx";
import { RowSkeletons } from "../../../ui/row-skeletons.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { usePortalData } from "../portal-data.ts";
import { BrandSheet } from "./brand-sheet.tsx";
import { BriefSheet } from "./brief-sheet.tsx";
import { useOnboardings } from "./use-onboardings.ts";
import { type OnboardingPart, useOpenOnboarding } from "./use-open-onboarding.ts";

const words = { brief: briefWords, brand: brandWords } as const;

/** The brief, or the files, of the project that the address names. */
export function OnboardingSheets() {
  return (
    <>
      <OnboardingSheet part="brief" />
      <OnboardingSheet part="brand" />
    </>
  );
}

function OnboardingSheet({ part }: { part: OnboardingPart }) {
  const { projects } = usePortalData();
  const { id, close } = useOpenOnboarding(part);
  const { data: onboardings, isPending, refetch } = useOnboardings();
  const [lastId, setLastId] = useState(id);
  // It keeps its words while it slides away.
  if (id !== null && id !== lastId) setLastId(id);
  const project = projects.rows.find((row) => row.id === lastId);
  const onboarding = onboardings?.find((row) => row.id === lastId);
  return (
    <Sheet
      id={`onboarding-${part}`}
      title={words[part].title}
      {...(project && { description: words[part].text(project.title) })}
      open={id !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      // What is being written is not lost by a click beside it.
      closedby="closerequest"
      className="w-[min(46rem,100%)]"
    >
      {project && onboarding ? (
        part === "brief" ? (
          <BriefSheet key={project.id} project={project} onboarding={onboarding} onClose={close} />
        ) : (
          <BrandSheet key={project.id} project={project} onboarding={onboarding} />
        )
      ) : isPending || projects.state === "loading" ? (
        <RowSkeletons count={4} className="h-28" />
      ) : onboardings ? (
        <p className="text-mist">{briefWords.unknown}</p>
      ) : (
        <div className="grid justify-items-start gap-4">
          <p className="text-mist">{onboardingWords.failed}</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {onboardingWords.tryAgain}
          </Button>
        </div>
      )}
    </Sheet>
  );
}
