import type { ReactNode } from "react";
import { scenes, type SceneId } from "./scenes.ts";

/** One section of the guide: its slate on the left, what is shown on the right. */
export function Scene({ id, children }: { id: SceneId; children: ReactNode }) {
  const index = scenes.findIndex((scene) => scene.id === id);
  const { title, note } = scenes[index] ?? scenes[0];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="page-gutter relative grid gap-x-[clamp(2rem,6vw,7rem)] gap-y-12 py-[clamp(4rem,8vw,8rem)] before:absolute before:inset-x-(--gutter) before:top-0 before:border-t before:border-line first-of-type:before:hidden lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <p className="mb-2 text-small/body text-amber tabular-nums">
          {String(index + 1).padStart(2, "0")}
        </p>
        <h2 id={`${id}-heading`} className="text-heading font-stretch-125% tracking-[-0.01em]">
          {title}
        </h2>
        <p className="mt-4 max-w-[32ch] text-small text-mist">{note}</p>
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-16">{children}</div>
    </section>
  );
}

export function Shot({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-6 font-sans text-label/body font-stretch-100% tracking-normal text-mist">
        {name}
      </h3>
      {children}
    </div>
  );
}
