import { briefQuestions, briefWords as words } from "../../../../content/onboarding.ts";
import { briefParts, type Onboarding } from "../../../../domain/onboarding/onboarding.ts";
import { isBriefOpen } from "../../../../domain/onboarding/list-steps.ts";
import type { Project } from "../../../../domain/project/project.ts";
import { BriefForm } from "./brief-form.tsx";
import { useMayWrite } from "./use-may-write.ts";

type BriefSheetProps = { project: Project; onboarding: Onboarding; onClose: () => void };

/** The brief, to write for whoever may, and else to read. */
export function BriefSheet({ project, onboarding, onClose }: BriefSheetProps) {
  const mayWrite = useMayWrite();
  const isOpen = isBriefOpen(project.status, onboarding.handed_in_at);
  if (mayWrite && isOpen) return <BriefForm onboarding={onboarding} onHandedIn={onClose} />;
  return (
    <>
      <p className="mb-8 text-small text-mist">{isOpen ? words.readOnly : words.closed}</p>
      <dl>
        {briefParts.map((part) => (
          <div key={part} className="border-t border-line py-5 last:border-b">
            <dt className="font-display text-name/[1.35] font-stretch-112%">
              {briefQuestions[part].label}
            </dt>
            <dd className="mt-2 wrap-anywhere whitespace-pre-line text-mist">
              {onboarding[part] || words.unanswered}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
