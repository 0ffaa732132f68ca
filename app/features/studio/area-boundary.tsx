import { Component, type ReactNode } from "react";
import { studioFrame } from "../../../content/studio.ts";
import { FailedState } from "./parts/list-states.tsx";

type State = { error: Error | null };

/** An area that breaks leaves the others standing. Give it the area as `key`. */
export class AreaBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    // A failed import stays failed for this document, so it is the document that is asked for again.
    return (
      <FailedState
        title={studioFrame.areaNotLoaded}
        error={error}
        onRetry={() => location.reload()}
      />
    );
  }
}
