import type { Fact } from "../../domain/assistant/fact.ts";
import { asksForLead } from "../../domain/assistant/protocol.ts";
import { home } from "../home.ts";
import type { LegalSection } from "../legal.ts";
import type { Page } from "../page.ts";
import { aboutCards, aboutIntro, aboutPage, companyStory } from "../pages/about.ts";
import { accessibilityPage, accessibilitySections } from "../pages/accessibility.ts";
import { contactPage, startProject, whatToExpect } from "../pages/contact.ts";
import { cookiesPage, cookiesSections } from "../pages/cookies.ts";
import {
  filmBenefits,
  filmProductionPage,
  filmQuote,
  filmServices,
} from "../pages/film-production.ts";
import { homePage } from "../pages/home.ts";
import { labsAside, labsPage } from "../pages/labs.ts";
import { ourProcessPage } from "../pages/our-process.ts";
import { categoriesIntro, cryptoSection, howItWorks, pricingPage } from "../pages/pricing.ts";
import { privacyPage, privacySections } from "../pages/privacy.ts";
import { termsPage, termsSections } from "../pages/terms.ts";
import { proofMeaning, proofSteps, verifyPage } from "../pages/verify.ts";
import { aiAtWork, comparison, reasons, whyUsPage } from "../pages/why-us.ts";
import { included, serviceCategories } from "../pricing.ts";
import { verifierWords } from "../proof.ts";
import { agreement, approachComparison, approaches, firstHours } from "../process.ts";
import { caseStudyCard } from "../case-studies/cards.ts";
import { showStudies } from "./answer-extras.ts";
import { listItems, lowerFirst, nameAll } from "./lower-first.ts";
import { slugOf } from "./slug-of.ts";
import { splitPassage } from "./split-passage.ts";

/** What a page says, under a topic of its own or under its first words. */
type Passage = { topic?: string; text: string; at?: string } & Pick<Fact, "cards">;

function factsOf(page: Page, passages: readonly Passage[]): Fact[] {
  const facts = passages.flatMap(({ topic, text, at, cards }) =>
    splitPassage(text).map((answer, place): Fact => {
      const name = slugOf(topic === undefined || place > 0 ? answer : topic);
      const id = `${slugOf(page.label)}-${name}`;
      const href = at === undefined ? page.path : `${page.path}#${at}`;
      return {
        id,
        aspect: id,
        answer,
        source: { title: page.label, href },
        ...(cards && { cards }),
      };
    }),
  );
  return facts.filter(({ answer }) => !asksForLead(answer));
}

const sayAll = (names: readonly string[], cells: readonly string[]) =>
  names.map((name, place) => `${name}: ${lowerFirst(cells[place] ?? "")}`).join("; ");

const approachNames = approaches.options.map(({ name }) => name);

/** The rows to start with, as the page has it, and the price. */
const weighed = comparison.rows.filter(({ question }) =>
  ["What you pay", "Where it is weak", "Choose it when"].includes(question),
);

function legalPassages(sections: readonly LegalSection[]): Passage[] {
  return sections.flatMap(({ id, heading, paragraphs, points = [], table, closing = [] }) => {
    // The line that leads into a list says nothing without it.
    const leading = paragraphs.find((text) => !/[.!?]$/.test(text));
    const lead = leading?.split(". ").at(-1)?.replace(/:$/, "");
    const told = paragraphs.map((text) =>
      text === leading ? text.slice(0, text.lastIndexOf(". ") + 1) : text,
    );
    const rows = id === "retention" ? [] : (table?.rows ?? []);
    return [
      ...told.filter((text) => text !== "").map((text) => ({ text })),
      ...points.map((point) => ({
        topic: point,
        text:
          lead === undefined || point.includes(". ") ? point : `${lead}: ${listItems([point])}.`,
      })),
      ...rows.map(([name = "", ...cells]) => ({
        topic: `${heading} ${name}`,
        text: `${name}: ${listItems(cells)}.`,
      })),
      ...closing.map((text) => ({ text })),
    ].map((passage) => ({ ...passage, at: id }));
  });
}

/** Every sentence of the pages that no fact of its own tells already. */
export const pageFacts: readonly Fact[] = [
  ...factsOf(homePage, [
    { text: homePage.standfirst },
    { text: home.opening.statement },
    ...home.make.entries.map(({ title, text }) => ({
      topic: title,
      text: `${title}: ${lowerFirst(text)}`,
    })),
    { text: home.proof.text },
    ...[...home.process.lines].map(([name, text]) => ({
      topic: name,
      text: `${name}: ${lowerFirst(text)}`,
    })),
  ]),
  ...factsOf(whyUsPage, [
    { text: whyUsPage.standfirst },
    ...reasons.items.map(({ claim, ground, evidence, link }) => ({
      topic: claim,
      text: `${claim} ${ground} ${evidence} See ${link.label}.`,
    })),
    ...comparison.rows.map(({ question, cells }) => ({
      topic: `compared ${question}`,
      text: `${question}. ${sayAll(comparison.columns, cells)}.`,
    })),
    ...comparison.columns.map((name, column) => ({
      topic: `compared ${name}`,
      text: `${name}. ${sayAll(
        weighed.map(({ question }) => question),
        weighed.map(({ cells }) => cells[column] ?? ""),
      )}.`,
    })),
    ...aiAtWork.stages.map(({ stage, machine, person }) => ({
      topic: `ai ${stage}`,
      text: `${stage}: the model ${machine} ${person}`,
    })),
    { text: aiAtWork.optOut.text },
  ]),
  ...factsOf(filmProductionPage, [
    { text: filmProductionPage.standfirst },
    { topic: "comes with", text: `${filmBenefits.heading}: ${listItems(filmBenefits.items)}.` },
    { text: filmBenefits.experience },
    ...filmServices.items.map(({ title, description, benefits }) => ({
      topic: title,
      text: `${title}: ${lowerFirst(description)} ${benefits.join("; ")}.`,
    })),
    { topic: "quote", text: `${filmQuote.heading}: ${lowerFirst(filmQuote.note)}` },
  ]),
  ...factsOf(ourProcessPage, [
    { text: ourProcessPage.standfirst },
    ...approachComparison.rows.map(({ question, cells }) => ({
      topic: question,
      text: `${question}. ${sayAll(approachNames, cells)}.`,
      at: "approaches",
    })),
    {
      topic: "examples",
      text: `Made in each way. ${approachComparison.see.cells
        .map(
          (slugs, place) =>
            `${approachNames[place]}: ${nameAll(slugs.map((slug) => caseStudyCard(slug).title))}`,
        )
        .join("; ")}.`,
      at: "approaches",
      cards: showStudies(approachComparison.see.cells.flat()),
    },
    { text: approachComparison.note, at: "approaches" },
    { text: agreement.note },
    ...agreement.steps.map(({ name, line }) => ({ topic: `proposal ${name}`, text: line })),
    ...firstHours.marks.map(({ figure, line }) => ({ text: `${figure} ${line}.` })),
  ]),
  ...factsOf(pricingPage, [
    { text: pricingPage.standfirst },
    { text: categoriesIntro },
    ...included.items.map(({ name, line }) => ({ topic: name, text: `${name}. ${line}` })),
    ...serviceCategories.items.map(({ name, line }) => ({
      topic: name,
      text: `${name}: ${lowerFirst(line)}`,
    })),
    ...howItWorks.steps.map(({ name, mark, unit, line }) => ({
      topic: name,
      text: `${name} (${mark} ${unit}): ${lowerFirst(line)}`,
    })),
    ...[cryptoSection.ethereum, cryptoSection.bitcoin].map(({ name, line }) => ({
      topic: name,
      text: `${name}: ${lowerFirst(line)}`,
    })),
  ]),
  ...factsOf(aboutPage, [
    { text: aboutPage.standfirst },
    ...aboutIntro.paragraphs.map((text) => ({ text })),
    ...companyStory.sections.flatMap(({ paragraphs }) => paragraphs.map((text) => ({ text }))),
    ...aboutCards.map(({ heading, text }) => ({
      topic: heading,
      text: `${heading}: ${lowerFirst(text)}`,
    })),
  ]),
  ...factsOf(verifyPage, [
    { text: verifyPage.standfirst },
    ...[proofMeaning.shows, proofMeaning.cannotShow].map(({ heading, items }) => ({
      topic: heading,
      text: `${heading}: ${items.join("; ")}.`,
    })),
    ...proofSteps.steps.map(({ name, line }) => ({
      topic: name,
      text: `${name}: ${lowerFirst(line)}`,
    })),
    { topic: "privacy", text: `${verifierWords.heading}: ${lowerFirst(verifierWords.privacy)}` },
    { topic: "script", text: `${verifierWords.script}: ${lowerFirst(verifierWords.scriptHint)}` },
  ]),
  ...factsOf(contactPage, [
    { text: contactPage.standfirst },
    { topic: "what to write", text: `${startProject.note} ${startProject.promise}` },
    ...whatToExpect.steps.map(({ title, text }) => ({
      topic: title,
      text: `${title}: ${lowerFirst(text)}`,
    })),
  ]),
  ...factsOf(labsPage, [{ text: labsPage.standfirst }, { text: labsAside.about.text }]),
  ...factsOf(termsPage, [{ text: termsPage.standfirst }, ...legalPassages(termsSections)]),
  ...factsOf(privacyPage, legalPassages(privacySections)),
  ...factsOf(cookiesPage, legalPassages(cookiesSections)),
  ...factsOf(accessibilityPage, legalPassages(accessibilitySections)),
];
