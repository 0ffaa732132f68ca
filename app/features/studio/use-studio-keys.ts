import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { areaAddress } from "../../../content/studio-address.ts";
import { areas } from "./areas.ts";
import { isForPage } from "./is-for-page.ts";

/** How long a g waits for its letter. */
const pauseMs = 1500;

/** `g` and an area's letter go there; `?` shows the keys. */
export function useStudioKeys(showKeys: () => void): void {
  const navigate = useNavigate();
  const goTo = useEffectEvent((letter: string) => {
    const area = areas.find(({ key }) => key === letter);
    if (area) void navigate(areaAddress(area.value));
  });
  const show = useEffectEvent(showKeys);

  useEffect(() => {
    let pressedG = Number.NEGATIVE_INFINITY;
    function onKey(event: KeyboardEvent) {
      if (!isForPage(event)) return;
      if (event.timeStamp - pressedG < pauseMs) goTo(event.key);
      pressedG = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (event.key === "?") show();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
