const library = (names: string) => new RegExp(String.raw`[\\/]node_modules[\\/](?:${names})[\\/]`);

/**
 * Which modules of the browser lie in one file. Left to itself the bundler makes one for every set of pages that share
 * something: a hundred files of a few lines, which compress badly. Highest first, since each takes what it needs along.
 */
export const chunkGroups = [
  { name: "react", test: library("react|react-dom|react-router|scheduler"), priority: 3 },
  {
    // What most pages show. The helper that loads a chunk would otherwise bring the backend along.
    name: "base",
    test: /preload-helper|lucide-react|[\\/]app[\\/](?:ui[\\/](?!alert|confirm|media|wide|row|radio|table)|site[\\/](?:metadata[\\/](?:describe-page|plain-metadata)|(?!closing-call|comparison|legal|metadata|page-header|studio|preview))|features[\\/](?:assistant[\\/]keep-talk|enquiry[\\/]visit-source)|startup|form[\\/]field)|[\\/]content[\\/](?:brand|interface|page|dates|money|addresses|cookie-banner|assistant-widget)\.ts/,
    minShareCount: 2,
    priority: 2,
  },
  {
    // Whoever signs in. Following a mailed link begins on every page and must not fetch it.
    name: "backend",
    test: /[\\/]@supabase[\\/](?:auth|postgrest)-js|[\\/]app[\\/](?:data[\\/](?:authorise|create-backend|explain-error|noted-wait|read-(?:all|only)|shared-backend)|session[\\/](?!mail-link|next-address|auth-view|send-account-mail))|[\\/]content[\\/](?:auth|backend)\.ts/,
    minShareCount: 2,
    priority: 1,
  },
  {
    // What every area of the studio begins with.
    name: "studio-base",
    test: /[\\/]content[\\/]studio(?:-address)?\.ts|[\\/]app[\\/]features[\\/]studio[\\/]parts[\\/]list-states/,
    minShareCount: 2,
    priority: 0,
  },
  {
    // Whoever has rows on show that change: portal and studio, and no public page.
    name: "queries",
    test: /[\\/]@tanstack[\\/]|[\\/]app[\\/]data[\\/](?:coalesce|query-client|read-rows|steady-rows|use-)|[\\/]app[\\/]features[\\/]notice[\\/]use-|[\\/]content[\\/]notice-bell\.ts/,
    minShareCount: 2,
    priority: 1,
  },
  {
    // What portal and studio both show of campaigns and projects.
    name: "subjects",
    test: /[\\/]app[\\/](?:features[\\/](?:account[\\/]avatar[\\/]avatar\.|campaign[\\/]format|project[\\/])|ui[\\/]row-skeletons)|[\\/]domain[\\/](?:row[\\/]|payment[\\/]payment-state|project[\\/]project\.ts|campaign[\\/]campaign\.ts|company[\\/]role)|[\\/]content[\\/](?:company-roles|portal)\.ts/,
    minShareCount: 2,
    priority: 1,
  },
  {
    // What is wrong with a field, in words: every form says it, and the portal keeps some of it.
    name: "fields",
    test: /[\\/]domain[\\/]field[\\/]|[\\/]content[\\/](?:validation|form)\.ts/,
    minShareCount: 2,
    priority: 1,
  },
  {
    // What portal and studio both show of deliverables, times and people. Without it, the next would take it along.
    name: "work",
    test: /[\\/]domain[\\/](?:deliverable[\\/](?:deliverable|version|review-rules)|company[\\/]company-person)|[\\/]content[\\/](?:studio-times|ago|deliverable|portal-project)\.ts|[\\/]app[\\/]features[\\/](?:deliverable[\\/](?:use-today|status-word)|portal[\\/](?:use-forget-kept-rows|kept-rows))/,
    minShareCount: 2,
    priority: 1,
  },
  {
    // What every page of a client begins with.
    name: "portal",
    test: /[\\/]app[\\/]features[\\/](?:portal[\\/](?:company[\\/](?:companies-store|company|company-shell|kept-companies|use-[a-z-]+)|deliverable[\\/]use-reviewer-name|[^\\/]+)\.tsx?$)|[\\/]domain[\\/]company[\\/]my-company|[\\/]content[\\/]pages[\\/]dashboard\.ts/,
    minShareCount: 2,
    priority: 0,
  },
  {
    // Where somebody writes to somebody: what waits for a connection, and which key sends.
    name: "sending",
    test: /[\\/]app[\\/](?:form[\\/]send-key|data[\\/](?:outbox|is-passing))/,
    minShareCount: 2,
    priority: 1,
  },
  {
    // Where files are chosen, and go on that were on their way.
    name: "files",
    test: /[\\/]app[\\/]features[\\/]file[\\/](?:stopped-(?:uploads|files)|check-file|sign-url|warn-before-unload)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    // With the first form that one comes to, and nothing along that pages without one need.
    name: "form",
    test: library("@conform-to"),
    priority: 1,
  },
  {
    // What the forms of an account share, on the sign-in page and in the profile.
    name: "account",
    test: /[\\/](?:account-actions|account-heading|account-looks|emphasis|form-outcome)\.tsx?$/,
    minShareCount: 2,
    priority: 1,
  },
  {
    // Where an address or a password is set.
    name: "password",
    test: /[\\/]content[\\/]account\.ts|[\\/](?:account-fields|password-meter|password-rules)\.tsx?$/,
    minShareCount: 2,
    priority: 1,
  },
];
