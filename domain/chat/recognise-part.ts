import { normaliseText } from "./normalise-text.ts";

export type PartKind =
  | "greeting"
  | "thanks"
  | "farewell"
  | "feeling"
  | "identity"
  | "praise"
  | "complaint"
  | "yes"
  | "injection"
  | "contact"
  | "out-of-scope"
  | "question";

const someone =
  "(?:some ?(?:one|body)|a? ?(?:real )?(?:human|person)|people|(?:the|your) (?:team|studio)|a producer|you|you guys)";

// Order matters: the first that fits decides.
const patterns: readonly (readonly [PartKind, readonly RegExp[]])[] = [
  [
    "injection",
    [
      /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:instruct\w*|rule\w*|prompt\w*|above|previous|prior|guideline\w*|polic\w*|that you|you work|everything)\b/,
      /\b(?:system|developer|hidden|initial|secret) (?:prompt|message|instruction\w*)\b/,
      /\b(?:you are now|from now on|act as|pretend|role ?play|imagine you(?: are)?|jailbreak|dan mode|developer mode)\b/,
      /\b(?:your|the) (?:instructions|prompt|api key|system prompt|guidelines|rules)\b/,
      /\b(?:api|secret|access) keys?\b/,
      /^(?:repeat|say|print|output|echo)\b.{0,20}(?:after me|exactly|:|the (?:words|text|following))/,
      /\brepeat after me\b|\bword for word\b/,
      /^\W*(?:system|assistant|developer|user) ?:|<\/?(?:context|system|assistant|user|instructions?)>|\[\/?(?:inst|system)\]/,
      /\bwhatever i (?:ask|say)\b|\bnew policy\b|\bfor testing purposes\b/,
      /\bdiscount code is\b/,
    ],
  ],
  [
    "contact",
    [
      new RegExp(
        String.raw`\b(?:speak|talk|chat|connect|meet)\b(?: directly)? (?:to|with) ${someone}`,
      ),
      /\b(?:who|whom) (?:do|can|should|would) (?:i|we) (?:speak|talk|write|turn|go) to\b/,
      /\bput me (?:through|in touch)\b|\bcall (?:me|us)\b|\bcall ?back\b|\b(?:ring|phone|text|email) (?:me|us)\b/,
      /\b(?:book|schedule|arrange|set up|organi[sz]e|have|request|want|get) (?:a|an|some)? ?(?:short |quick |first |free |discovery |intro(?:ductory)? )*(?:call|meeting|consultation|chat|demo|appointment|time)\b/,
      /\bhow (?:do|can|could|would|should) (?:i|we) (?:contact|reach|get hold of|get in touch|hire|engage|work with|book)\b/,
      /\b(?:contact (?:you|details|form|info|page|us)|get in touch|be in touch|in contact)\b/,
      /\b(?:want|like|love|wish|hoping|looking|ready|keen|need|interested)\b.{0,25}\b(?:hire|engage|work with|working with|working together|start|begin|discuss|talk about|commission|sign up|signing up)\b(?!.*\?)/,
      /\b(?:need|want|get|like|have|request|send|give|prepare)\b.{0,15}\b(?:a|an|me a|us a|your) (?:free )?(?:quote|proposal|estimate|quotation)\b/,
      /\bhow (?:do|can|should|would) (?:i|we) (?:get started|start|proceed|begin|sign up|go ahead|move forward|take this forward)\b/,
      /\blet us (?:get started|start|begin|go|do it|do this|talk)\b|\bsign me up\b|\bcount me in\b/,
      /\bwhat (?:do|should) (?:i|we) do next\b|\bnext steps?\b/,
      /[^\s@]+@[^\s@]+\.[a-z]{2,}/,
      /\b(?:my|our) (?:email|number|phone|mobile) is\b|\b(?:get|come) back to me\b.*please|please.*\b(?:get|come) back to me\b/,
      /^(?:human|a human|real person|agent|operator|representative)\b/,
    ],
  ],
  [
    "out-of-scope",
    [
      /\b(?:weather|forecast|horoscope|lottery|recipe|homework|football|president|prime minister|capital of|stock price|bitcoin price|price of bitcoin|eth price|price of eth)\b/,
      /\b(?:tell me a joke|joke about|write (?:me )?(?:a |an |some |my )?(?:poem|essay|song|haiku|code|script|function|cv|resume|story)|translate|solve|calculate)\b/,
      /^what (?:is|are) \d+ ?[-+*x/]/,
      /\bmeaning of life\b|\bwho won\b/,
    ],
  ],
  [
    "identity",
    [
      /\b(?:are|r) (?:you|u|this) (?:a |an |just )*(?:real|human|person|bot|robot|ai|machine|chatgpt|gpt|computer|automated)\b/,
      /\bwho are you\b|\bwhat are you\b(?! [a-z])|\byour name\b|\bam i (?:talking|speaking|chatting) (?:to|with)\b|\bis this (?:a )?(?:bot|human|real|automated|chatgpt|ai)\b/,
      /\bwhat can you (?:do|help|tell|answer)\b|\bhow can you help\b|\bwhat can i ask\b/,
    ],
  ],
  [
    "feeling",
    [/^(?:hi |hey |hello )?how are (?:you|things|u)\b|^how is it going|^you ok\b|^what is up\b/],
  ],
  [
    "thanks",
    [
      /^(?:ok |okay |great |perfect |cool |no |brilliant |lovely |many )*(?:thank|thanks|thx|ty|cheers|much appreciated)\b(?!.*\?)/,
    ],
  ],
  [
    "farewell",
    [
      /^(?:ok |okay )*(?:bye|goodbye|good bye|see you|see ya|that is all|that will be all|good night)\b/,
    ],
  ],
  [
    "praise",
    [
      /^(?:this is |that is |wow |very |so |really )*(?:great|nice|cool|awesome|amazing|perfect|brilliant|wonderful|impressive|lovely|good|excellent|got it|makes sense|ok|okay|alright|fine|i see)[.! ]*$/,
    ],
  ],
  [
    "complaint",
    [
      /\b(?:you are|this is|that is|are you) (?:so |really |completely |totally )?(?:useless|stupid|rubbish|terrible|dumb|an idiot|awful|crap|wrong|annoying)\b|\b(?:fuck|shit|idiot)\b/,
    ],
  ],
  ["yes", [/^(?:yes|yeah|yep|yup|sure|please do|yes please|go on|absolutely|of course)[.! ]*$/]],
  [
    "greeting",
    [
      /^(?:hi|hello|hey|hiya|howdy|good (?:morning|afternoon|evening|day)|greetings|yo)(?: there| all| everyone| team| kinolume| guys)?[ ,.!]*$/,
    ],
  ],
];

/** What a part of a message is, before anybody looks for facts. */
export function recognisePart(part: string): PartKind {
  const text = normaliseText(part).replaceAll(/\s+/g, " ").trim();
  const found = patterns.find(([, ways]) => ways.some((way) => way.test(text)));
  return found?.[0] ?? "question";
}
