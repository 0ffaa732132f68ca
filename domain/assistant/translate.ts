import { plainLetters } from "./normalise-text.ts";
import { stopWords } from "./plain-words.ts";

/** For each language, lines of an English word and those that stand for it: "cost: kostet koste*". */
type Languages = Readonly<Record<string, string>>;

/** A text with the words of another language in English, where it is in one; word by word, which is enough to be found by. */
export type Translator = (text: string) => string;

type Lookup = (word: string, isWhole?: boolean) => string | undefined;

const word = /\p{L}[\p{L}\p{M}]*/gu;
/** Chinese and Japanese are written without spaces: their words are the longest that a list has. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const longestUnspaced = 9;
/** Of its words, how many must be known in a language. */
const leastShare = 0.4;

export function createTranslator(languages: Languages): Translator {
  const lists = Object.values(languages).map(readLines);
  const lookups = lists.map(createLookup);
  const english = new Set([...stopWords, ...lists.flat().flatMap(([to]) => to.split(" "))]);
  const isListed = (each: string) => lookups.some((lookup) => lookup(plainLetters(each), true));
  return (asked) => {
    const text = asked.replaceAll(unspaced, (run) => ` ${splitUnspaced(run, isListed).join(" ")} `);
    const words = text.match(word)?.map(plainLetters) ?? [];
    const [best] = lookups
      .map((lookup) => ({
        lookup,
        foreign: words.filter((each) => !english.has(each) && lookup(each)),
      }))
      .toSorted((a, b) => b.foreign.length - a.foreign.length);
    const isWithoutSpaces = text !== asked && best !== undefined && best.foreign.length > 0;
    if (!best || !(isWithoutSpaces || isForeign(best.lookup, best.foreign, words))) return asked;
    return text
      .replaceAll(/['’]/g, " ")
      .replaceAll(word, (each) => best.lookup(plainLetters(each)) ?? each);
  };

  function isForeign(
    lookup: Lookup,
    foreign: readonly string[],
    words: readonly string[],
  ): boolean {
    const understood = words.filter((each) => lookup(each) !== undefined);
    const others = words.filter((each) => english.has(each) && lookup(each) === undefined);
    // A single word may be English after all, if it is short or only begins like one.
    const isTelling = (each: string) => each.length > 4 && lookup(each, true) !== undefined;
    const isCertain = foreign.length > 1 || (words.length <= 3 && foreign.some(isTelling));
    return (
      isCertain && foreign.length > others.length && understood.length >= words.length * leastShare
    );
  }
}

function splitUnspaced(run: string, isListed: (piece: string) => boolean): string[] {
  const pieces: string[] = [];
  for (let place = 0; place < run.length;) {
    let length = Math.min(longestUnspaced, run.length - place);
    while (length > 1 && !isListed(run.slice(place, place + length))) length--;
    pieces.push(run.slice(place, place + length));
    place += length;
  }
  return pieces;
}

function readLines(lines: string): [to: string, from: string[]][] {
  return lines
    .split("\n")
    .filter((line) => line.includes(":"))
    .map((line) => {
      const [to = "", from = ""] = line.split(":");
      return [to.replace("-", "").trim(), plainLetters(from).trim().split(/\s+/)];
    });
}

/** A word ending in a star stands for all that begin with it; the longest one counts. */
function createLookup(list: readonly [to: string, from: string[]][]): Lookup {
  const whole = new Map<string, string>();
  const beginnings = new Map<string, string>();
  for (const [to, from] of list) {
    for (const each of from) {
      if (each.endsWith("*")) beginnings.set(each.slice(0, -1), to);
      else if (!whole.has(each)) whole.set(each, to);
    }
  }
  return (each, isWhole = false) => {
    const exact = whole.get(each);
    if (exact !== undefined || isWhole) return exact;
    for (let length = each.length; length > 2; length--) {
      const to = beginnings.get(each.slice(0, length));
      if (to !== undefined) return to;
    }
    return undefined;
  };
}
