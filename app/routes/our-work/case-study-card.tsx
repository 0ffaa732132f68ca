import { Link } from "react-router";
import type { CaseStudyCard as Card } from "../../../content/case-studies/cards.ts";
import { ourWorkList } from "../../../content/pages/our-work.ts";
import { Picture } from "../../ui/media/picture.tsx";

type CaseStudyCardProps = { card: Card; sizes: string; crop: string };

export function CaseStudyCard({ card, sizes, crop }: CaseStudyCardProps) {
  return (
    <article className="group relative">
      <div className="overflow-hidden" style={{ viewTransitionName: `case-${card.slug}` }}>
        <Picture
          asset={card.image}
          sizes={sizes}
          isDecorative
          imageClassName={`${crop} transition-transform duration-700 ease-camera group-hover:scale-[1.03]`}
        />
      </div>
      <p className="eyebrow mt-5">{card.category}</p>
      <h2 className="mt-3 text-heading">
        {/* The link covers the whole card, and its name stays the study's title. */}
        <Link
          to={card.to}
          viewTransition
          className="no-underline transition-colors duration-300 group-hover:text-amber-bright after:absolute after:inset-0"
        >
          {card.title}
        </Link>
      </h2>
      <p className="mt-3 max-w-[46ch] text-mist">{card.description}</p>
      <p aria-hidden="true" className="mt-4 text-small">
        {ourWorkList.read} <span className="text-amber">→</span>
      </p>
    </article>
  );
}
