import { clsx } from 'clsx';
import { useContext } from 'react';
import type { CardContent } from '#contract/cards/card';
import { passageNames } from '#contract/reference/captions';
import { isPictured } from '../card-style.ts';
import type { CardView } from '../card-view.ts';
import { CardWords } from '../card-words.ts';
import { cropProperties } from '../css-properties.ts';
import { safeImage } from '../safe-address.ts';
import { CardFigure } from './card-figure.tsx';
import { CardLogo } from './card-logo.tsx';
import { CardQuote, CardSpeaker } from './card-quote.tsx';
import { CardTitle } from './card-title.tsx';
import { initialsOf, ownerOf } from './initials.ts';

type Lead = 'picture' | 'figure' | 'quote' | 'words' | 'logo' | 'title';

/** The strongest thing that a card has takes its first third. Undefined if its words lead without a block. */
export function leadOf({ card, cardStyle, arrangement }: CardView): Lead | undefined {
  if (cardStyle.layout === 'minimal' || arrangement.look === 'quote') return undefined;
  if (isPictured(cardStyle) && safeImage(card.mainImage)) return 'picture';
  if (card.figures?.length) return 'figure';
  if (card.quote) return 'quote';
  if (passageOf(card)) return 'words';
  return cardStyle.showLogo && safeImage(card.logoImage) ? 'logo' : 'title';
}

const passageOf = (card: CardContent) => passageNames.find((name) => card[name]);

export function CardLead({ view, lead }: { view: CardView; lead: Lead }) {
  const { captions } = useContext(CardWords);
  const { card } = view;
  const passage = passageOf(card);
  return (
    <div className={clsx('rd-card-media', lead !== 'picture' && `rd-card-lead rd-card-lead-${lead}`)}>
      {lead === 'picture' ? <CardPicture view={view} /> : null}
      {lead === 'picture' || lead === 'figure' ? <CardFigure figure={card.figures?.[0]} /> : null}
      {lead === 'quote' ? (
        <>
          <CardQuote card={card} />
          <CardSpeaker view={view} />
        </>
      ) : null}
      {lead === 'words' && passage ? (
        <>
          <p className="rd-card-label">{captions[passage]}</p>
          <p className="rd-card-words" dir="auto">
            {card[passage]}
          </p>
        </>
      ) : null}
      {lead === 'logo' ? <CardLogo view={view} /> : null}
      {lead === 'title' ? <CardTitle view={view} /> : null}
    </div>
  );
}

/** If the picture fails to load, `frame.css` shows the initials. */
function CardPicture({ view: { card, cardStyle, eager } }: { view: CardView }) {
  return (
    <img
      className={clsx('rd-card-image', cardStyle.imageCrop && 'rd-card-cropped')}
      src={safeImage(card.mainImage)}
      alt={card.title}
      style={cropProperties(cardStyle.imageCrop)}
      data-initials={initialsOf(ownerOf(card))}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
}
