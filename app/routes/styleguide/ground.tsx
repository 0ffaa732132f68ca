import type { ReactNode } from "react";
import type { ButtonVariant } from "../../ui/button-style.ts";
import { Picture } from "../../ui/media/picture.tsx";

type GroundProps = { variant: ButtonVariant; children: ReactNode };

/** What a button of this variant is made to stand on. */
export function Ground({ variant, children }: GroundProps) {
  if (variant === "inverse") return <div className="bg-amber p-6">{children}</div>;
  if (variant !== "veiled") return children;
  return (
    <div className="relative isolate p-6">
      <div className="media-ground -z-1">
        <Picture asset="about-corridor" sizes="(width < 64rem) 100vw, 70vw" isDecorative />
      </div>
      {children}
    </div>
  );
}
