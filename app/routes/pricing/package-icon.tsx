import type { ReactNode } from "react";
import type { PrPackage } from "../../../content/pr-packages.ts";

const light = "stroke-amber stroke-2 print:stroke-current";

const drawings: Record<PrPackage["icon"], ReactNode> = {
  megaphone: (
    <>
      <path d="M9 33h9l27-14v38L18 46H9z" />
      <path d="M18 33v13M22 47l4 15h8l-4-12" />
      <path d="M52 31q5 7 0 14M58 26q9 12 0 24M64 21q13 17 0 34" className={light} />
    </>
  ),
  newspaper: (
    <>
      <path d="M10 12h42v48H16q-6 0-6-6z" />
      <path d="M52 24h12v30q0 6-6 6h-6M18 21h26M18 46h26M18 53h18" />
      <path d="M18 39V29h26v10z" />
      <path d="M25 39a6 6 0 0 1 12 0z" className={light} />
    </>
  ),
  "shield-check": (
    <>
      <path d="M36 8l25 8v18c0 15-10 24-25 30-15-6-25-15-25-30V16z" />
      <path d="M36 15l18 6v13c0 11-7 18-18 23-11-5-18-12-18-23V21z" opacity="0.45" />
      <path d="M26 36l8 8 14-17" className={light} />
    </>
  ),
};

export function PackageIcon({ icon }: { icon: PrPackage["icon"] }) {
  return (
    <svg
      viewBox="0 0 72 72"
      aria-hidden="true"
      className="w-18 flex-none fill-none stroke-paper stroke-[1.25] print:w-[9mm] print:stroke-current"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[icon]}
    </svg>
  );
}
