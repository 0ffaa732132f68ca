import { versionWords } from "../../../content/deliverable-review.ts";
import type { Deliverable } from "../../../domain/deliverable/deliverable.ts";
import { outcomeOf } from "../../../domain/deliverable/version-outcome.ts";
import type { Version } from "../../../domain/deliverable/version.ts";
import { StatusWord } from "./status-word.tsx";

type VersionStatusProps = { deliverable: Deliverable; version: Version };

/** How the version on show stands, which is not always how the deliverable does. */
export function VersionStatus({ deliverable, version }: VersionStatusProps) {
  const outcome = outcomeOf(deliverable, version);
  return outcome === "replaced" ? (
    <span>{versionWords.replaced}</span>
  ) : (
    <StatusWord status={outcome} />
  );
}
