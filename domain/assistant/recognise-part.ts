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
  | "lost"
  | "injection"
  | "contact"
  | "out-of-scope"
  | "question";

const someone =
  "(?:some ?(?:one|body)|a? ?(?:real )?(?:human|person)|people|(?:the|your) (?:team|studio)|(?:a|your) producer|you|you guys)";

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
        String.raw`\b(?:to|can i|can we|could i|could we|may i|let me|please) (?:speak|talk|chat|connect|meet)\b(?: directly)? (?:to|with) ${someone}`,
      ),
      /\b(?:who|whom) (?:do|can|should|would) (?:i|we) (?:speak|talk|write|turn|go) to\b/,
      /\bput me (?:through|in touch)\b|\bcall (?:me|us)\b|\bcall ?back\b|\b(?:ring|phone|text|email) (?:me|us)\b/,
      /\b(?:book|schedule|arrange|set up|organi[sz]e|have|request|want|get) (?:a|an|some)? ?(?:short |quick |first |free |discovery |intro(?:ductory)? )*(?:call|meeting|consultation|chat|demo|appointment|time)\b/,
      /\b(?:love|like|want|keen|happy|need|hoping) to (?:chat|talk|speak|meet|discuss|connect)\b/,
      /\bwhere (?:do|can|should) (?:i|we) (?:send|submit|email|write)\b/,
      /\b(?:have|get|ask) (?:a |an |some|one of )?.{0,20}\b(?:ring|call|phone) (?:me|us)\b/,
      /\bhow (?:do|can|could|would|should) (?:i|we) (?:contact|reach|get hold of|get in touch|hire|engage|work with|book)\b/,
      /\b(?:contact (?:you|details|form|info|page|us)|get in touch|be in touch|in contact)\b/,
      /\b(?:want|like|love|wish|hoping|looking|ready|keen|need|interested)\b.{0,25}\b(?:hire|engage|work with|working with|working together|start|begin|discuss|talk about|commission|sign up|signing up)\b(?!.*\?)/,
      /\b(?:need|want|get|like|have|request|send|give|prepare)\b.{0,15}\b(?:a|an|me a|us a|your) (?:free )?(?:quote|proposal|estimate|quotation)\b/,
      /\bhow (?:do|can|should|would) (?:i|we) (?:get started|start|proceed|begin|sign up|go ahead|move forward|take this forward)\b/,
      /\b(?:become|be) a (?:client|customer)\b|\blet us (?:get started|start|begin|go|do it|do this|talk)\b|\bsign me up\b|\bcount me in\b/,
      /\bwhat (?:do|should) (?:i|we) do next\b|\bnext steps?\b/,
      /[^\s@]+@[^\s@]+\.[a-z]{2,}/,
      /\b(?:my|our) (?:email|number|phone|mobile) is\b|\b(?:get|come) back to me\b.*please|please.*\b(?:get|come) back to me\b/,
      /\b(?:have|make|file|raise) a complaint\b/,
      /^(?:i am |we are )?interested[.!, ]*$|\bwhat now\b/,
      /^(?:human|a human|real person|agent|operator|representative)\b/,
    ],
  ],
  [
    "out-of-scope",
    [
      /\b(?:weather|forecast|horoscope|lottery|recipe|homework|football|president|prime minister|capital of|stock price|bitcoin price|price of bitcoin|eth price|price of eth)\b/,
      /\b(?:tell me a joke|joke about|translate|solve|calculate)\b/,
      /^(?:please |can you |could you )*write (?:me )?(?:a |an |some |my )?(?:poem|essay|song|haiku|code|function|cv|resume)\b/,
      /\bhow much is (?:a |one )?(?:bitcoin|btc|eth|ether)\b(?! ?(?:quote|payment))/,
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
  [
    "lost",
    [
      /^(?:help|help me|what else|tell me more|more|go on|i do not understand|i am lost|what do you mean|huh|what)[?.! ]*$/,
    ],
  ],
  ["yes", [/^(?:yes|yeah|yep|yup|sure|please do|yes please|absolutely|of course)[.! ]*$/]],
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
