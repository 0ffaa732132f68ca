import { expect, it } from "vitest";
import { indexPosts, matchPosts } from "./match-post.ts";

const post = (title: string, text: string) => ({
  id: title,
  aspect: "labs-post",
  answer: `“${title}”, in Labs: ${text}`,
  source: { title: "Labs", href: "/labs" },
});
const grain = post("Grain after upscaling", "Why we put film grain back by hand.");
const voices = post("Synthetic voices", "Nine narrators compared, and the one that breathed.");
const rope = post("Hands on wet rope", "What video models still cannot draw.");
const index = indexPosts([grain, voices, rope, post("Fourth", "Left for later.")]);

it.each([
  ["have you written about synthetic voices?", [voices]],
  ["synthetic voices narrators", [voices]],
  ["your article on film grain", [grain]],
  ["what are your latest posts?", [grain, voices, rope]],
  ["anything new on the blog", [grain, voices, rope]],
  ["how much is the subscription?", []],
  ["do you film in the rain?", []],
  ["what is Labs?", []],
])("%s", (message, posts) => expect(matchPosts(index, message)).toEqual(posts));
