import { PageMain } from "../site/page-main.tsx";
import { hydrateAtOnce } from "../startup/hydration-mode.ts";
import { Buttons } from "./styleguide/buttons.tsx";
import { Colours } from "./styleguide/colours.tsx";
import { Dialogs } from "./styleguide/dialogs.tsx";
import { Fields } from "./styleguide/fields.tsx";
import { Lines } from "./styleguide/lines.tsx";
import { Messages } from "./styleguide/messages.tsx";
import { Opening } from "./styleguide/opening.tsx";
import { Pictures } from "./styleguide/pictures.tsx";
import { Shape } from "./styleguide/shape.tsx";
import { Signals } from "./styleguide/signals.tsx";
import { Tables } from "./styleguide/tables.tsx";
import { TabSets } from "./styleguide/tab-sets.tsx";
import { Type } from "./styleguide/type.tsx";
import "../styles/pages/styleguide.css";

export const handle = hydrateAtOnce;

export const meta = () => [{ title: "Style guide" }, { name: "robots", content: "noindex" }];

export default function Styleguide() {
  return (
    <PageMain>
      <Opening />
      <Colours />
      <Type />
      <Shape />
      <Buttons />
      <Fields />
      <Lines />
      <Pictures />
      <Dialogs />
      <TabSets />
      <Messages />
      <Signals />
      <Tables />
    </PageMain>
  );
}
