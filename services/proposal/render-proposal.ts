import { describeTrigger } from "../../content/milestone.ts";
import { brand } from "../../content/brand.ts";
import { describeSeller } from "../../content/billing-document.ts";
import { formatLongDay } from "../../content/dates.ts";
import { formatToThePenny } from "../../content/money.ts";
import { proposalSheetWords as words } from "../../content/proposal-document.ts";
import { approachNames, proposalBlockNames as blocks } from "../../content/proposal-names.ts";
import type { ProposalContent } from "../../domain/proposal/content.ts";
import { findUnprintable } from "../../domain/field/printable.ts";
import { sumProposal } from "../../domain/proposal/sum-proposal.ts";
import { drawFacts } from "../billing/paper/draw-facts.ts";
import { drawFeet } from "../billing/paper/draw-foot.ts";
import { drawLetterhead, drawNextHead } from "../billing/paper/draw-head.ts";
import { drawParagraph, drawSection } from "../billing/paper/draw-section.ts";
import { drawSum, drawTotal } from "../billing/paper/draw-sums.ts";
import { drawTable } from "../billing/paper/draw-table.ts";
import { drawText } from "../billing/paper/draw-text.ts";
import { millimetre, page } from "../billing/paper/measures.ts";
import { collectBytes, needRoom, openSheet, tag, type PaperSheet } from "../billing/paper/sheet.ts";
import { styles } from "../billing/paper/styles.ts";
import { readSeller } from "../billing/seller.ts";
import type { Amended } from "./find-amended.ts";
import { drawList } from "./draw-list.ts";

type Drawn = {
  content: ProposalContent;
  number: number;
  hash: string;
  sentOn: string;
  /** Of a change order, what it changes. */
  amended: Amended | undefined;
};

/** A version as a tagged PDF, of the parts that documents are made of. */
export async function renderProposal(drawn: Drawn): Promise<Uint8Array> {
  const { content, hash, sentOn, amended } = drawn;
  const seller = readSeller();
  const sheet = openSheet({ title: content.title, author: seller.name, day: sentOn });
  const bytes = collectBytes(sheet);
  sheet.drawNextHead = () => drawNextHead(sheet, shorten(content.title));
  drawLetterhead(sheet, amended ? words.changeTitle : words.title);
  drawTitle(sheet, drawn);
  drawAmended(sheet, amended);
  drawWords(sheet, content);
  await drawMilestones(sheet, content);
  await drawOptions(sheet, content);
  drawRest(sheet, content, hash);
  drawFeet(sheet, describeSeller({ seller }));
  sheet.root.end();
  sheet.doc.end();
  return bytes;
}

/** As much as the head of a page has room for. */
function shorten(title: string): string {
  const characters = Array.from(title);
  return characters.length <= 60 ? title : `${characters.slice(0, 59).join("").trim()}…`;
}

/** A person's name, where the letters of our documents can write it. */
const printName = (name: string) => (findUnprintable(name).length === 0 ? name : null);

const besideFacts = page.column - page.left - 8 * millimetre;

function drawTitle(sheet: PaperSheet, { content, number, sentOn }: Drawn): void {
  const y = page.address;
  let left = 0;
  tag(sheet, "H2", () => {
    left = drawText(sheet, styles.total, {
      text: content.title,
      x: page.left,
      y,
      width: besideFacts,
    });
  });
  const facts = drawFacts(
    sheet,
    [
      { label: words.client, value: content.client_name, isStrong: true },
      { label: words.recipient, value: printName(content.recipient_name) ?? words.namedOnPage },
      { label: words.version, value: String(number) },
      { label: words.sent, value: formatLongDay(sentOn) },
      { label: words.validUntil, value: formatLongDay(content.valid_until), isStrong: true },
    ],
    { x: page.column, y, width: page.right - page.column, labelWidth: 24 * millimetre },
  );
  sheet.y = y + Math.max(left, facts) + 4 * millimetre;
}

/** What was agreed before, by its fingerprint: nobody has to guess which agreement a change belongs to. */
function drawAmended(sheet: PaperSheet, amended: Amended | undefined): void {
  if (!amended) return;
  const { project, agreements, net_pence } = amended;
  drawSection(sheet, { heading: words.changes, room: 60 }, () => {
    drawParagraph(sheet, styles.text, words.changesProject(project.title));
    for (const { hash, signer, signed_at } of agreements) {
      drawParagraph(
        sheet,
        styles.text,
        words.agreement(formatLongDay(signed_at), printName(signer)),
      );
      drawParagraph(sheet, styles.quiet, `${words.agreementFingerprint}: ${hash}`);
    }
    if (agreements.length > 0)
      drawParagraph(sheet, styles.text, words.agreedSoFar(formatToThePenny(net_pence)));
  });
}

function drawWords(sheet: PaperSheet, content: ProposalContent): void {
  drawSection(sheet, { heading: blocks.aim, room: 60 }, () =>
    drawParagraph(sheet, styles.text, content.aim),
  );
  drawSection(sheet, { heading: blocks.approach, room: 60 }, () => {
    drawParagraph(sheet, styles.text, approachNames[content.approach]);
    if (content.approach_note !== null) drawParagraph(sheet, styles.text, content.approach_note);
  });
  drawSection(sheet, { heading: blocks.scope, room: 60 }, () =>
    drawList(
      sheet,
      content.scope.map((title) => ({ title })),
    ),
  );
  if (content.deliverables.length > 0)
    drawSection(sheet, { heading: blocks.deliverables, room: 60 }, () =>
      drawList(sheet, content.deliverables),
    );
}

const figure = 30 * millimetre;
const wide = page.right - page.left;

async function drawMilestones(sheet: PaperSheet, content: ProposalContent): Promise<void> {
  const sums = sumProposal(content, []);
  drawSection(sheet, { heading: blocks.milestones, room: 110 }, () => {});
  await drawTable(sheet, {
    x: page.left,
    columns: [
      { head: words.milestone, width: wide - figure },
      {
        head: content.vat_rate === 0 ? words.amount : words.amountNet,
        width: figure,
        align: "right",
      },
    ],
    rows: content.milestones.map(({ key, title, trigger, due_on, net_pence }) => ({
      first: title,
      note: describeTrigger(
        { trigger, due_on },
        content.deliverables.filter((each) => each.milestone === key).map((each) => each.title),
      ),
      figures: [net_pence === 0 ? "" : formatToThePenny(net_pence)],
    })),
  });
  needRoom(sheet, 90);
  sheet.y += 10;
  if (content.vat_rate !== 0) {
    drawSum(sheet, { label: words.net, pence: sums.net_pence });
    drawSum(sheet, { label: words.vat, pence: sums.vat_pence });
  }
  const label = content.options.length > 0 ? words.totalWithout : words.total;
  drawTotal(sheet, { label, pence: sums.total_pence });
}

async function drawOptions(sheet: PaperSheet, content: ProposalContent): Promise<void> {
  if (content.options.length === 0) return;
  drawSection(sheet, { heading: blocks.options, room: 110 }, () => {});
  await drawTable(sheet, {
    x: page.left,
    columns: [
      { head: words.option, width: wide - figure },
      {
        head: content.vat_rate === 0 ? words.amount : words.amountNet,
        width: figure,
        align: "right",
      },
    ],
    rows: content.options.map(({ title, note, net_pence }) => ({
      first: title,
      ...(note === null ? {} : { note }),
      figures: [formatToThePenny(net_pence)],
    })),
  });
  sheet.y += 6;
  drawParagraph(sheet, styles.quiet, words.optionsNote);
}

function drawRest(sheet: PaperSheet, content: ProposalContent, hash: string): void {
  if (content.exclusions.length > 0)
    drawSection(sheet, { heading: blocks.exclusions, room: 60 }, () =>
      drawList(
        sheet,
        content.exclusions.map((title) => ({ title })),
      ),
    );
  if (content.case_studies.length > 0)
    drawSection(sheet, { heading: blocks.work, room: 60 }, () =>
      drawList(
        sheet,
        content.case_studies.map((slug) => ({ title: `${brand.origin}/our-work/${slug}` })),
      ),
    );
  drawSection(sheet, { heading: blocks.terms, room: 80 }, () => {
    const terms = words.terms(formatLongDay(content.terms_version), content.terms_days);
    drawParagraph(sheet, styles.text, terms);
    drawParagraph(sheet, styles.quiet, `${words.fingerprint}: ${hash}`);
  });
}
