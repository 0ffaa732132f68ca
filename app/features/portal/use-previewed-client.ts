import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

/**
 * Whose dashboard the address asks to look at. The dashboard's own links know nothing of that, so it is put
 * back into the address they lead to: reload, back and a shared link then find the same.
 */
export function usePreviewedClient(): string | null {
  const location = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(location.search);
  const asked = parameters.get("preview");
  const [first, setFirst] = useState(asked);
  if (asked !== null && asked !== first) setFirst(asked);

  useEffect(() => {
    if (asked !== null || first === null) return;
    const kept = new URLSearchParams(location.search);
    kept.set("preview", first);
    const state: unknown = location.state;
    void navigate(
      { search: `?${kept}`, hash: location.hash },
      { replace: true, preventScrollReset: true, state },
    );
  }, [asked, first, location, navigate]);

  return asked ?? first;
}
