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
  somebody anybody everything everyone first last next end
  ever already really looking look far confirm recommend regards apart wondered two three ten`
    .split(/\s+/)
    .filter((word) => word !== "own"),
);

/** Found everywhere: they tell facts apart, yet nobody's question is about them. */
export const weakWords: ReadonlySet<string> = new Set(
  `make take use work help offer provide happen come long new good best project job way people time day find
  see show run who whom whose when where why company film ai kinolume create produce deal call campaign put
  send part choose client many say made took used different type set count word thing year week
  business site website page visit involve happen`.split(/\s+/),
);
