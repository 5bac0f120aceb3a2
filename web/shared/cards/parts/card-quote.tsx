import { clsx } from 'clsx';
import { useContext } from 'react';
import type { CardContent } from '#contract/cards/card';
import type { CardView } from '../card-view.ts';
import { CardWords } from '../card-words.ts';
import { safeImage } from '../safe-address.ts';
import { initialsOf } from './initials.ts';

/** Letters up to which words are set large, and from which they are set small. */
const short = 82;
const long = 150;

export function CardQuote({ card: { quote = '', quoteFrom } }: { card: CardContent }) {
  const words = useContext(CardWords);
  const size = quote.length <= short ? 'short' : quote.length > long && 'long';
  return (
    <div className={clsx('rd-card-quotation', size && `rd-card-quotation-${size}`)}>
      <blockquote dir="auto">{quote}</blockquote>
      {quoteFrom ? <p className="rd-card-language">{words.translatedFrom(quoteFrom)}</p> : null}
    </div>
  );
}

/** A person without a portrait has initials. */
export function CardSpeaker({ view: { card, eager } }: { view: CardView }) {
  const { quotePerson, quoteRole, quotePortrait } = card;
  const portrait = safeImage(quotePortrait);
  if (!quotePerson && !quoteRole) return null;
  const initials = initialsOf(quotePerson);
  return (
    <div className="rd-card-speaker">
      {portrait ? (
        <img
          className="rd-card-portrait"
          src={portrait}
          alt=""
          data-initials={initials}
          width="48"
          height="48"
          loading={eager ? undefined : 'lazy'}
          decoding="async"
        />
      ) : initials ? (
        <span className="rd-card-portrait rd-card-monogram" aria-hidden="true">
          {initials}
        </span>
      ) : null}
      <div>
        {quotePerson ? (
          <p className="rd-card-person" dir="auto">
            {quotePerson}
          </p>
        ) : null}
        {quoteRole ? (
          <p className="rd-card-role" dir="auto">
            {quoteRole}
          </p>
        ) : null}
      </div>
    </div>
  );
}
