import { Link } from "react-router";
import { describeOffer, readOfferedTime } from "../../../content/booking-offer.ts";
import { studioZone } from "../../../content/studio-times.ts";
import { cx } from "../../ui/cx.ts";
import { findOwnZone } from "../booking/own-zone.ts";
import { assistantWidget } from "../../../content/assistant-widget.ts";
import type { AnswerCard, AnswerPrice } from "../../../domain/assistant/protocol.ts";

type StudyCardsProps = { cards: readonly AnswerCard[]; onFollow: (href: string) => void };

/** Work to look at, or times to choose from, in a row that scrolls where it does not fit. */
export function StudyCards({ cards, onFollow }: StudyCardsProps) {
  const areTimes = cards.every(({ href }) => readOfferedTime(href) !== undefined);
  return (
    <>
      {areTimes && (
        <p aria-hidden="true" className="mt-4 text-small text-mist">
          {assistantWidget.times}
        </p>
      )}
      <ul
        aria-label={areTimes ? assistantWidget.times : assistantWidget.cards}
        className={cx(
          "flex snap-x scrollbar-thin scrollbar-thumb-line gap-3 overflow-x-auto pb-2",
          areTimes ? "mt-2" : "mt-4",
        )}
      >
        {cards.map(onTheirClock).map(({ title, href, text, picture }) => (
          <li key={href} className="w-44 shrink-0 snap-start">
            <Link
              to={href}
              className="group block h-full rounded-control border border-line p-2 hover:border-amber focus-visible:-outline-offset-2"
              onClick={() => onFollow(href)}
            >
              {picture !== undefined && (
                <img
                  src={picture}
                  alt=""
                  width={320}
                  height={180}
                  loading="lazy"
                  decoding="async"
                  className="aspect-video w-full object-cover"
                />
              )}
              <span className="mt-2 block font-display text-small/[1.3] font-stretch-112% group-hover:text-amber-bright">
                {title}
              </span>
              <span className="block text-tiny/normal text-mist">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A time that is offered, as the clocks of whoever reads it say it. */
function onTheirClock(card: AnswerCard): AnswerCard {
  const start = readOfferedTime(card.href);
  return start === undefined ? card : { ...card, ...describeOffer(start, findOwnZone(studioZone)) };
}

export function PriceTable({ prices }: { prices: readonly AnswerPrice[] }) {
  const { caption, name: nameHead, price: priceHead } = assistantWidget.prices;
  return (
    <table className="mt-4 w-full border-collapse text-small/body">
      <caption className="pb-1 text-left text-tiny/normal text-mist">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{nameHead}</th>
          <th scope="col">{priceHead}</th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ name, price, per }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-2 pr-4 text-left font-normal">
              {name}
            </th>
            <td className="py-2 text-right tabular-nums">
              {price} <span className="text-mist">{per}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
