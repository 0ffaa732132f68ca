import { ButtonLink } from "../../ui/button-link.tsx";
import { buttonSizes, buttonVariants, buttonWords } from "./button-looks.ts";
import { Ground } from "./ground.tsx";
import { row, stack } from "./layouts.ts";
import { Shot } from "./scene.tsx";

export function ButtonLinks() {
  return (
    <>
      <Shot name="Links: rest, hover, focus">
        <div className={stack}>
          {buttonVariants.map((variant) => (
            <Ground key={variant} variant={variant}>
              <div className={row}>
                <ButtonLink to="/contact" variant={variant}>
                  {buttonWords[variant]}
                </ButtonLink>
                <ButtonLink to="/contact" variant={variant} data-hover="">
                  Hover
                </ButtonLink>
                <ButtonLink to="/contact" variant={variant} data-focus="">
                  Focus
                </ButtonLink>
              </div>
            </Ground>
          ))}
        </div>
      </Shot>
      <Shot name="Links in every size">
        <div className={row}>
          {buttonSizes.map((size) => (
            <ButtonLink key={size} to="/contact" size={size} className="capitalize">
              {size}
            </ButtonLink>
          ))}
        </div>
      </Shot>
      <Shot name="Links to this page, to another site, and in a new tab">
        <div className={row}>
          <ButtonLink to="#buttons" variant="secondary">
            To the buttons
          </ButtonLink>
          <ButtonLink to="https://newsletter.example" variant="secondary">
            Newsletter
          </ButtonLink>
          <ButtonLink to="/our-work" newTab variant="quiet">
            View our portfolio
          </ButtonLink>
        </div>
      </Shot>
    </>
  );
}
