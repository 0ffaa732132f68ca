import type { ReactNode } from "react";
import { scenes, type SceneId } from "./scenes.ts";

/** One section of the guide: its slate on the left, what is shown on the right. */
export function Scene({ id, children }: { id: SceneId; children: ReactNode }) {
  const index = scenes.findIndex((scene) => scene.id === id);
  const { title, note } = scenes[index] ?? scenes[0];
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="sg-scene page-gutter">
      <div className="sg-slate">
        <p className="sg-number">{String(index + 1).padStart(2, "0")}</p>
        <h2 id={`${id}-heading`}>{title}</h2>
        <p className="sg-note">{note}</p>
      </div>
      <div className="sg-shots">{children}</div>
    </section>
  );
}

export function Shot({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="sg-shot">
      <h3 className="sg-caption">{name}</h3>
      {children}
    </div>
  );
}
