import { useEffect } from "react";
import { useLocation } from "react-router";
import { usePortalData } from "./portal-data.ts";

/** The campaign that the address names may come later than the page: its code and rows are fetched first. */
export function ScrollToCampaign() {
  const { hash } = useLocation();
  const { state } = usePortalData().campaigns;

  useEffect(() => {
    if (state !== "loading") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, state]);

  return null;
}
