import { passageNames } from '#contract/reference-fields';
import type { CardLink, CardView } from '../card-view.ts';

/** What makes a link of a card's story one: counting visits knows it by `data-open`. */
export const storyLink = ({ href, newTab }: CardLink) => ({
  href,
  'data-open': '',
  ...(newTab ? { target: '_blank', rel: 'noopener' } : {}),
});

/** Only where there is more than the card itself says. */
export function CardMore({ view: { card, link } }: { view: CardView }) {
  if (!link || !['longDescription' as const, ...passageNames].some((name) => card[name])) return null;
  return (
    <p className="rd-card-footer">
      <a className="rd-card-more" aria-label={`Read the story: ${card.title}`} {...storyLink(link)}>
        Read the story
      </a>
    </p>
  );
}
