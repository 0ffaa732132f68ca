import { defaultShareAlt } from "./share-path.ts";

/**
 * What is seen in each frame, written by someone who looked at it. The key is the asset's name:
 * one that is taken out here is taken off the site at the next `npm run media:encode`.
 */
export const altTexts = {
  "home-hero": defaultShareAlt,
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
  "labs-3":
    "Printed paper runs over the rollers of a press beside a steel rail, under a hanging lamp in haze.",
  "labs-4": "Close across a glowing relief of mountains, with people at the far edge of the table.",
  "labs-5":
    "A great screen with a sunset stands over dark water, one small figure at the end of a jetty.",
  "labs-light-first":
    "Low sun through a window lies across a kitchen wall, a kettle and a cup that steams.",
  "labs-hundred-frames":
    "Hundreds of containers in rows under sodium lamps, from above, cranes over the quay beside them.",
  "labs-room-tone":
    "Light falls through open doors onto the floor of a long hazy corridor, where somebody stands with a suitcase.",
  "labs-same-face":
    "Somebody seen from behind at a wet pane, and beyond it the blurred shape of an umbrella.",
  "labs-cut-on-breath":
    "A rider hangs in the air above a concrete lip, the sun small and white below the board.",
  "labs-prompt-is-a-brief":
    "A tunnel of printed pages with a glow at its end, one loose sheet turning before it.",
  "labs-ten-seconds-of-water":
    "A swell rises towards a lighthouse whose beam goes up into the storm.",
  "labs-one-warm-thing":
    "A table lamp burns beside a wet train window; outside all is blue, and somebody looks out.",
  "labs-upscaling-is-not-detail": "A city grid at night from above, its streets drawn in lamps.",
  "labs-storyboard-in-words": "A plume of rust-coloured ink turns in dark water.",
  "labs-failed-lipsync":
    "People under umbrellas face one another in a bright wet street, all of them in silhouette.",
  "labs-say-what-is-made": "A glass and a carafe in window light, a cut orange beside them.",
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
  "forth-ports-film":
    "A container ship lies under quay cranes at blue hour, their lamps in the mist.",
  "forth-ports-1":
    "The terminal gate at night: a lorry under the canopy, red and green lane lights mirrored in wet asphalt.",
  "forth-ports-2":
    "A docker on the wet quay between the legs of a crane and the dark hull of a ship.",
  "forth-ports-3":
    "On a ship's bridge at night the mate stands in silhouette beside glowing screens, cranes beyond the windows.",
  "forth-ports-4":
    "Container stacks under sodium lamps from above, cranes reaching over the ship at the quay.",
  "forth-ports-5": "Rails curve towards a lit gantry past a red signal and waiting wagons.",
  "forth-ports-6": "Cranes with raised booms stand against the rising sun over misty water.",
  "rom-boys-hero":
    "A rider hangs in the air above the lip of a concrete bowl, holding the board, the low sun below.",
  "rom-boys-1":
    "A camera crew in silhouette on the rim of a bowl, the sun behind the boom microphone.",
  "rom-boys-2": "One film lamp lights an empty bowl at dusk while the camera waits on its tripod.",
  "rom-boys-3":
    "A drained bowl in low light with a ladder and its shadow, leaves and the last of the water.",
  "rom-boys-4": "A grip pushes a camera dolly along its track beside the bowl, against the sun.",
  "rom-boys-film":
    "Close by the ground: a rider's shoes on a skateboard that rolls over concrete towards the low sun.",
  "port-storm-hero":
    "A sea bursts at the foot of a lighthouse, whose beam cuts through storm cloud; a small lit boat heads in.",
  "port-storm-film":
    "A sea bursts at the foot of the lighthouse on the mole, whose beam cuts the dusk; a small lit boat heads in.",
  "drone-imagery-film": "Surf breaks along a dark beach, seen straight from above.",
  "drone-imagery-1": "A rocky coast from above at first light, surf running in below the cliffs.",
  "drone-imagery-2": "A braided river divides into dozens of pale channels across its bed.",
  "drone-imagery-3": "Terraced hills step down in curves, the lowest of them flooded and shining.",
  "drone-imagery-4": "A city grid glows at night up to the dark edge of its harbour.",
  "drone-imagery-5": "Dark peaks stand out of a sea of cloud in morning light.",
  "drone-imagery-6": "A lit causeway winds across tidal flats towards a small island at dusk.",
  "vertical-video-film":
    "Someone under an umbrella crosses a street wet with rain, between tall glowing signs.",
  "vertical-video-1":
    "Five people under umbrellas cross a wet street in a car's headlamps, tall signs above them.",
  "vertical-video-2": "A figure with an umbrella climbs wet stairs between lanterns in thick mist.",
  "vertical-video-3":
    "Looking up between houses at blue hour: glowing signs and cables against a strip of sky.",
  "vertical-video-4":
    "A figure under an umbrella on a street wet as a mirror, signs glowing above.",
  "vertical-video-5":
    "Someone at a café window at night, drops on the pane, the street a blur of colour behind it.",
  "vertical-video-6":
    "Bright umbrellas from above on a wet street in the rain, a dark figure against the glow at its end.",
  "ai-lifestyle-film": "Lemons, a cut orange, a carafe and glasses on a table in window light.",
  "ai-lifestyle-hero":
    "Lemons and a cut orange on used linen beside a carafe, window light across the wall.",
  "ai-lifestyle-1": "Cut citrus on linen beside a knife, glasses standing in warm light.",
  "ai-lifestyle-2": "A glass of water and a carafe, with citrus seen through and beside them.",
  "ai-lifestyle-3":
    "A breakfast table from above: a cup of tea on linen, lemons and half an orange, long shadows.",
  "thoughtshot-film-1": "A plume of rust-coloured ink opens and folds in still, dark water.",
  "thoughtshot-film-2": "A coiled filament glows white and amber on its two thin supports.",
  "thoughtshot-film-3": "A tunnel of printed pages turns towards a warm light at its end.",
  "human-factor-film":
    "Morning sun on a kitchen table: a kettle, a cup that steams on its saucer, and a second cup beside it, empty.",
  "human-factor-hero":
    "A lone figure stands before a towering lattice of small amber lights that the wet floor repeats.",
  "profitflow-1":
    "The same hills seen from straight above: rivers of light between fine ruled lines on dark rock.",
  "profitflow-hero": "Rivers of light run down dark hills that are ruled with fine glowing lines.",
  "ai-movies-film-1":
    "A figure walks across a desert at dusk towards a huge standing ring of stone.",
  "ai-movies-film-2":
    "A traveller in a hat looks out of a rain-covered train window at a lake under the moon, a small lamp on the table.",
} as const;
