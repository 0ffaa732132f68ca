import { invitationDays } from "../../domain/account/invitation-life.ts";
import { companyRoles } from "../../domain/company/role.ts";
import { callKindWords, describeLength, slotWords } from "../booking.ts";
import { brand } from "../brand.ts";
import { claimFigure } from "../claims.ts";
import { companyRoleWords } from "../company-roles.ts";
import { formatLongDay } from "../dates.ts";
import { projectTypes, quoteForm } from "../enquiry.ts";
import { home } from "../home.ts";
import { legalReviewed } from "../legal.ts";
import { formatPounds } from "../money.ts";
import { footerLinks, siteFrame } from "../navigation.ts";
import { accessibilitySections } from "../pages/accessibility.ts";
import { signInWords } from "../pages/auth.ts";
import { certificatePage } from "../pages/certificate.ts";
import { startProject } from "../pages/contact.ts";
import { filmServices } from "../pages/film-production.ts";
import { labsNewsletter, labsSidebar } from "../pages/labs.ts";
import { pricingDialogs } from "../pages/pricing.ts";
import { proofSteps } from "../pages/verify.ts";
import { prPackages, type PrPackage } from "../pr-packages.ts";
import {
  lowestPrPrice,
  serviceCategories,
  storytellingLine,
  subscriptionPrice,
} from "../pricing.ts";
import { approaches, processSteps } from "../process.ts";
import { verdictWords, verifierWords } from "../proof.ts";
import { retention } from "../retention.ts";
import { services } from "../services.ts";
import { client, disciplines, machine } from "../team.ts";
import { listItems, lowerFirst, nameAll } from "./lower-first.ts";
import posts from "./posts.json" with { type: "json" };
import { readCell } from "./process.ts";

const { call, consultation } = callKindWords;
const [lowest] = prPackages;
const highest = prPackages.at(-1);
const nameLower = (names: readonly string[]) => nameAll(names.map(lowerFirst));
const keptFor = (what: string) => retention.find((each) => each.what === what)?.kept ?? "";
const [newest] = posts;
const oldest = posts.at(-1);
const dayOf = (post: typeof newest) => (post?.date ? formatLongDay(post.date) : "");
const [published, altered] = home.proof.samples;
const limits = accessibilitySections.find(({ id }) => id === "limits");

function describeStep({ name, price_gbp, features }: PrPackage): string {
  const own = features.filter((feature) => !feature.startsWith("Everything"));
  const above = own.length < features.length ? "adds " : "";
  return `${name} (${formatPounds(price_gbp)}): ${above}${listItems(own)}.`;
}

/** What stands in braces in the written facts, drawn from where the pages have it. */
export const writtenValues: ReadonlyMap<string, string | number> = new Map(
  Object.entries({
    name: brand.name,
    location: brand.location,
    registeredOffice: brand.registeredOffice,
    legalName: brand.legalName,
    registeredIn: brand.registeredIn,
    companyNumber: brand.companyNumber,
    email: brand.email,
    subscriptionPrice,
    lowestPrPrice,
    subscriptionKinds: serviceCategories.items.map(({ name }) => lowerFirst(name)).join(", "),
    prPrices: nameAll(prPackages.map(({ price_gbp }) => formatPounds(price_gbp))),
    packagePrices: prPackages
      .map((each) => `${each.name} ${formatPounds(each.price_gbp)}`)
      .join(", "),
    packageSteps: prPackages.map(describeStep).join(" "),
    lowestPackage: lowest?.name ?? "",
    lowestFeatures: listItems(lowest?.features ?? []),
    topPackage: highest?.name ?? "",
    topPrice: formatPounds(highest?.price_gbp ?? 0),
    start: claimFigure("project-start"),
    notice: claimFigure("cancellation"),
    founded: claimFigure("founded"),
    years: claimFigure("years"),
    yearsAndMore: claimFigure("years-and-more"),
    projects: claimFigure("projects"),
    clients: claimFigure("clients"),
    satisfaction: claimFigure("satisfaction"),
    services: nameLower(services.map(({ shortName }) => shortName)),
    industries: nameAll(
      home.hero.industries.map((name) =>
        name === "E-COMMERCE" ? "e-commerce" : name.toLowerCase(),
      ),
    ),
    filmKinds: nameLower(filmServices.items.map(({ title }) => title)),
    storytelling: lowerFirst(storytellingLine),
    steps: processSteps.steps
      .map(({ name, promise }) => `${name} (${lowerFirst(promise).replace(/\.$/, "")})`)
      .join(", "),
    approaches: approaches.options
      .map(({ name, line }) => `${name}: ${lowerFirst(line)}`)
      .join(" "),
    approachesChosen: approaches.options
      .map(
        ({ name, line }, place) =>
          `${name}: ${lowerFirst(line).replace(/\.$/, "")}; choose it when ${lowerFirst(readCell("Choose it when", place))}.`,
      )
      .join(" "),
    disciplines: nameLower(disciplines.map(({ name }) => name)),
    machineDecides: lowerFirst(machine.decides),
    clientDecides: lowerFirst(client.decides),
    callName: call.name,
    callLength: describeLength(call.minutes),
    callText: lowerFirst(call.text),
    consultationLength: describeLength(consultation.minutes),
    consultationText: lowerFirst(consultation.text),
    forgotPassword: signInWords.forgot,
    invitationDays,
    companyRoles: companyRoles
      .map((role) => `${companyRoleWords[role].name}: can ${companyRoleWords[role].may}.`)
      .join(" "),
    leadsKept: keptFor("Enquiries and leads"),
    chatsKept: keptFor("Chats without a lead"),
    paymentsKept: keptFor("Payments"),
    proofRequest: proofSteps.request,
    fingerprintHint: verifierWords.hash.hint,
    fingerprintSubmit: verifierWords.hash.submit,
    checkNodes: nameAll([
      verifierWords.node.ours,
      verifierWords.node.wallet.replace("my", "your"),
      verifierWords.node.other,
    ]).replace(" and ", " or "),
    verifyLights: verdictWords.idle.line,
    certificate: lowerFirst(certificatePage.description).replace(/\.$/, ""),
    samplePublished: published.words,
    sampleAltered: altered.words,
    sampleNote: home.proof.note,
    quoteFields: nameAll(Object.values(quoteForm.labels)),
    noProject: startProject.noProject,
    projectTypes: nameAll([startProject.noProject, ...Object.values(projectTypes)]),
    slotsUnread: slotWords.unread,
    callDialog: pricingDialogs.call.heading,
    newestPost: newest?.title ?? "",
    newestPostDay: dayOf(newest),
    oldestPost: oldest?.title ?? "",
    oldestPostDay: dayOf(oldest),
    postCount: posts.length,
    postPace: Math.round(
      (Date.parse(newest?.date ?? "") - Date.parse(oldest?.date ?? "")) /
        (posts.length - 1) /
        86_400_000,
    ),
    labsCategories: nameAll(labsSidebar.categories.links.map(({ label }) => label)),
    newsletterLink: labsNewsletter.link,
    newsletterShow: labsNewsletter.show,
    legalReviewed: legalReviewed.words,
    footerLegal: siteFrame.legalLinks,
    footerLinks: nameAll(footerLinks.map(({ label }) => label)),
    accessibilityLimits: [...(limits?.paragraphs ?? []), ...(limits?.points ?? [])].join(" "),
    latestPosts: nameAll(posts.slice(0, 5).map(({ title }) => `“${title}”`)),
  }),
);
