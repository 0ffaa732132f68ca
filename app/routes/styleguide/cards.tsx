import { Card, CardBody, CardLink, CardMedia, CardTitle } from "../../ui/card.tsx";
import { pair } from "./layouts.ts";
import { LitFrame } from "./lit-frame.tsx";
import { Scene, Shot } from "./scene.tsx";

export function Cards() {
  return (
    <Scene id="cards">
      <Shot name="Open, the whole card a link">
        <div className={pair}>
          <Card as="article">
            <CardMedia>
              <LitFrame />
            </CardMedia>
            <CardBody>
              <CardTitle level={4}>
                <CardLink to="/case-study/port-storm">Not just any port in a storm</CardLink>
              </CardTitle>
              <p>An AI film experiment: a harbour light turning through rain.</p>
            </CardBody>
          </Card>
          <Card as="article">
            <CardBody>
              <CardTitle level={4}>Without a picture</CardTitle>
              <p>Words alone hang from the same hairline and need nothing else around them.</p>
            </CardBody>
          </Card>
        </div>
      </Shot>
      <Shot name="Panel, for figures and forms">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] items-start gap-4">
          {[
            ["4", "Active projects"],
            ["12", "Completed"],
            ["£184,500", "Total investment"],
          ].map(([figure, label]) => (
            <Card key={label} look="panel">
              <CardBody>
                <p className="font-display text-section/[1.1] font-stretch-125% text-paper">
                  {figure}
                </p>
                <p>{label}</p>
              </CardBody>
            </Card>
          ))}
        </div>
      </Shot>
    </Scene>
  );
}
