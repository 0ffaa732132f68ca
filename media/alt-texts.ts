/**
 * What is seen in each frame, written by someone who looked at it. The key is the asset's name:
 * one that is taken out here is taken off the site at the next `npm run media:encode`.
 */
export const altTexts: Readonly<Record<string, string>> = {
  "home-hero":
    "A figure at the end of a jetty at night, facing a great glowing screen that stands in the sea and shows a sunrise.",
  "about-corridor":
    "A small figure with a suitcase in a long hazy corridor, whose open doors pour warm light onto the polished floor.",
  "about-lighthouse":
    "A lighthouse on a dark headland sends its amber beam through storm cloud, its light breaking on the black sea.",
  "about-screens":
    "An editor in silhouette before a wall of glowing monitors: amber film frames, timelines and two teal scopes.",
  "about-storyboards":
    "People lean over a long table of storyboards under one hanging lamp, with more drawings pinned to the wall behind.",
  contact:
    "Seen from the side across black water, a huge screen shows a sunset, and a lone figure stands at the end of a jetty.",
  labs: "A single bare lamp glows in the haze of a dark film stage, mirrored in the wet floor.",
  "film-production-hero":
    "A camera on its dolly rolls along the track of a hazy film stage, its crew in silhouette before one great glowing silk.",
  "labs-1":
    "From just above a puddle: a figure with an umbrella before lit panels that the wet road mirrors.",
  "labs-2": "An umbrella crosses a rainy street towards a wall of warm light.",
  "labs-3": "Printed paper runs over the rollers of a press beside a steel rail, under a hanging lamp in haze.",
  "labs-4": "Close across a glowing relief of mountains, with people at the far edge of the table.",
  "labs-5":
    "A great screen with a sunset stands over dark water, one small figure at the end of a jetty.",
  "our-process":
    "Storyboard sheets run down a wooden table towards a glowing lamp as people lean in from the haze.",
  pricing:
    "A projector's beam leaves a small port in the back wall of a dark cinema; the projectionist stands in a lit window, and further along a door is ajar.",
  "service-ads":
    "A lone figure in the aisle of an empty cinema, between rows of red seats, under a projector's beam that crosses the haze to a bright screen.",
  "service-consultancy":
    "People stand in a dark room around a large relief map whose valleys and contour lines glow from within.",
  "service-film":
    "A film crew on a camera dolly, in silhouette before a huge glowing silk on a hazy stage.",
  "service-pr":
    "In a printing hall at night a worker checks a sheet beneath a lamp, between paper reels and a press threaded with paper.",
  "service-social":
    "A figure under an umbrella walks down a rain-wet street at night between tall glowing panels of amber, rust and teal.",
  "why-us":
    "A lone keeper in a long coat walks a wet path past leaning posts towards a tall lighthouse whose beam crosses the fog.",
};
