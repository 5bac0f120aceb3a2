import { storyLink, type CardView } from '../card-view.ts';

export function CardTitle({ view: { card, link, Heading } }: { view: CardView }) {
  return (
    <Heading className="rd-card-title" dir="auto">
      {link ? (
        <a className="rd-card-link" {...storyLink(link)}>
          {card.title}
        </a>
      ) : (
        card.title
      )}
    </Heading>
  );
}
