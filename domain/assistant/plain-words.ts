/** Carry no meaning a fact could be found by. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about above after again all also am an and any anyone anything are as at be because been being but by
  can could did do does doing done each else especially etc even ever every for from further get gets getting
  give gives go goes going got had has have having he hello her here hey hi him his how i if in into is it its
  itself just kind kindly let like lot maybe me might mine more most much must my near need needs no nor not now
  of off ok okay on once one ones only or other our ours out over own please possible quite rather really
  regarding same say she should since so some someone something soon sort still such sure tell than thank
  thanks that the their them then there these they thing things this those through to too under until up us
  very via want wanted wants was we well were what whatever which while will wish with within without wonder
  wondering would yes yet you your yours yourself actual actually basically currently exactly roughly simply
  guys guy folks moment present today mean means interested question questions ask asking asked curious
  know knowing tell explain describe info information detail details bit hear understand think guess
  able per both either neither instead usually normally typically generally right another around
  somebody anybody everything everyone first last next
  ever already really looking look far stuff anywhere confirm recommend regards apart wondered two three ten`
    .split(/\s+/)
    .filter((word) => word !== "own"),
);
