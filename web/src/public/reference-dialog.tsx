import type { MouseEvent } from 'react';
import type { CardContent } from '#contract/card';
import type { Branding } from '#contract/organization';
import { formatReferenceDate } from '#contract/reference-date';
import { safeImage, safeLink } from '../cards/safe-address.ts';
import { pageStyle } from './page-style.ts';

/** The long description. `open` at first, as a server would write it; in a browser it becomes modal. */
export function ReferenceDialog({
  card,
  branding,
  onClose,
}: {
  card: CardContent;
  branding: Pick<Branding, 'brandColors'>;
  onClose: () => void;
}) {
  const image = safeImage(card.mainImage);
  const link = safeLink(card.callToAction);
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) event.currentTarget.close();
  };
  return (
    // A click beside the dialog closes it as Escape does; oxlint asks for a key handler that the platform has.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={showModal}
      className="page-dialog"
      style={pageStyle(branding)}
      aria-labelledby="dialog-title"
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <article className="page-story">
        <form method="dialog" className="page-close">
          <button type="submit" aria-label="Close">
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="m5 5 10 10M15 5 5 15" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" />
            </svg>
          </button>
        </form>
        {image ? <img className="page-story-image" src={image} alt="" /> : null}
        <div className="page-story-body">
          <p className="page-story-meta">
            {[card.company, card.referenceType, formatReferenceDate(card.referenceDate)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <h2 id="dialog-title" dir="auto">
            {card.title}
          </h2>
          {card.shortDescription ? (
            <p className="page-story-lead" dir="auto">
              {card.shortDescription}
            </p>
          ) : null}
          <Facts card={card} />
          <p dir="auto">{card.longDescription}</p>
          {card.outcomes ? (
            <section className="page-story-outcomes">
              <h3>Outcomes</h3>
              <p dir="auto">{card.outcomes}</p>
            </section>
          ) : null}
          {link ? (
            <a className="page-button" href={link} target="_blank" rel="noopener noreferrer">
              {card.buttonText || 'Read more'}
            </a>
          ) : null}
        </div>
      </article>
    </dialog>
  );
}

function Facts({ card }: { card: CardContent }) {
  const facts = [
    ['Industry', card.clientIndustry],
    ['Location', card.location],
    ['Environment', card.environmentType],
    ['Duration', card.projectDuration],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <dl className="page-story-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function showModal(dialog: HTMLDialogElement | null) {
  if (dialog && !dialog.open) dialog.showModal();
}
