import { home } from "../../../content/home.ts";
import { lightInTurn } from "./light-in-turn.ts";

const { label, statement } = home.opening;
const words = lightInTurn(statement.split(" "));

/** Words that come to light one after another as the page is scrolled. */
export function OpeningStatement() {
  return (
    <section
      aria-label={label}
      className="page-gutter grid py-[clamp(7rem,22svh,14rem)] lg:grid-cols-12"
    >
      <p className="lit-words font-display text-title leading-[1.16] lg:col-span-11 lg:col-start-2 lg:font-stretch-125%">
        {words.map(({ item, place, style }) => (
          <span key={place} className="lit-word" style={style}>
            {`${item} `}
          </span>
        ))}
      </p>
    </section>
  );
}
