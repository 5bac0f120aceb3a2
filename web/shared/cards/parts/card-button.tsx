import type { CardView } from '../card-view.ts';
import { safeLink } from '../safe-address.ts';

/** Drawn only when it leads somewhere. */
export function CardButton({ view: { card, cardStyle } }: { view: CardView }) {
  const address = safeLink(card.callToAction);
  if (!cardStyle.showCta || !address) return null;
  const newTab = address.startsWith('mailto:') ? {} : { target: '_blank' };
  return (
    <a className="rd-card-button" href={address} rel="noopener noreferrer" {...newTab}>
      <span dir="auto">{card.buttonText || cardStyle.ctaText}</span>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          d="M3 8h9M8.5 4.5 12 8l-3.5 3.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </a>
  );
}
