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

/** Found everywhere: they tell facts apart, yet nobody's question is about them. */
export const weakWords: ReadonlySet<string> = new Set(
  `make take use work help offer provide happen come long new good best project job way people time day find
 see show run who whom whose when where why company film ai kinolume create produce deal call campaign put
 send part choose client many say made took used different type set count word thing year week
 list policy business site website page visit involve happen small big

 accept achieve add agree aim allow appear apply arrange arrive avoid become believe belong bring
 buy carry cause come complete concern consider consist continue contribute cover deal deliver depend
 develop do enable end enjoy ensure enter exist expect explain face fall feel figure fit follow
 force forget form gain go grow handle hang happen hear hold hope identify imagine improve indicate intend
 introduce join keep lead learn leave lie live lose love manage matter mean meet mention mind move name
 obtain occur open organise pass pick place play point possible prefer prepare present
 prevent promise pull push raise reach read realise receive recognise reduce refer reflect regard relate
 remain remember replace represent require return rise seem separate serve settle
 sit speak stand state stay stick stop succeed suggest suit supply suppose talk teach
 tend think throw touch treat try turn understand wait walk watch wear wonder worth write

 actual amount area aspect basis bit case certain chance choice clear close common current decent different
 difficult direct easy effect entire especially exact example extra fact fair final fine full
 further general given great group half hand happy hard head high idea important individual interest issue
 kind large late later least left less level life likely line little low main major manner 
 matter maximum moment nature near necessary net next nice normal often old one only
 opportunity particular past perfect period person piece place plain plenty popular position
 possibility precise problem proper purpose quality quick quite range rather ready real reason regular
 relevant respect rest right role same scale scope sense serious short side similar simple single situation
 size solution sort space special specific standard straight style subject sufficient suitable
 sure system term thing topic total trouble turn typical usual useful value various view way whole wide
 within word world wrong

 ago almost alone along already always anyway approximately away basically before behind beyond briefly
 currently directly down during easily early eventually everywhere forward hence however immediately indeed
 inside instead maybe mostly nearly never nowadays obviously occasionally outside overall perhaps personally
 please possibly presumably previously probably properly quickly rarely really recently regularly
 seriously shortly sometimes somewhere soon straightaway suddenly though together tomorrow tonight usually
 whenever wherever afterwards afterward request whatever itself somehow nearby altogether whether yesterday yet`.split(
    /\s+/,
  ),
);
