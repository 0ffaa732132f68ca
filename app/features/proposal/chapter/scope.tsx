import { useShownProposal } from "../proposal.ts";

export function Scope() {
  const { scope } = useShownProposal().opened.content;
  return (
    <ul className="grid grid-cols-1 gap-x-[clamp(2.5rem,5vw,6rem)] md:grid-cols-2">
      {Array.from(scope.entries(), ([place, each]) => (
        <li
          key={place}
          className="border-t border-line py-5 font-display text-subheading/[1.35] font-[350] font-stretch-112% print:break-inside-avoid print:py-2 print:text-print"
        >
          {each}
        </li>
      ))}
    </ul>
  );
}
