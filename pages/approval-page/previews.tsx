import { cardInOwnWords, hasOwnWords, type OwnWords } from '#contract/permission/own-words';
import { placeWords } from '#contract/permission/place-words';
import type { Parts, Place } from '#contract/permission/places';
import type { CardContent } from '#contract/cards/card';
import type { Subject } from '#contract/rules/choices';
import { cardBranding } from '#web/public/page-style.ts';
import { ReferenceCard } from '#web/shared/cards/reference-card.tsx';
import { safeImage } from '#web/shared/cards/safe-address.ts';
import { askedPlaces, draftParts, onlyParts, partsAt, say, shownCard, type View } from './view.ts';
import { AsVisitorsSee, langOf, Wordings } from './wordings.tsx';

/** Places with the same parts share one picture. */
export function Previews({
  view: given,
  groups,
  words,
  step,
}: {
  view: View;
  groups: readonly Parts[];
  words: OwnWords;
  step: string;
}) {
  const own = say(given);
  const isOwn = hasOwnWords(words);
  const view = isOwn ? inOriginal(given) : given;
  const card = cardWith(view, words);
  const shown = new Map<string, { parts: readonly Subject[]; places: Place[] }>();
  for (const place of askedPlaces(view)) {
    const parts = partsAt(view, groups, place);
    if (parts.length === 0) continue;
    const same = shown.get(parts.join());
    if (same) same.places.push(place);
    else shown.set(parts.join(), { parts, places: [place] });
  }
  if (shown.size === 0) return null;
  return (
    <section className="see pvs" aria-labelledby="preview">
      <h2 id="preview">{own.preview}</h2>
      <p className="note">{own.previewLead}</p>
      {isOwn ? null : <Wordings view={view} step={step} at="preview" />}
      {[...shown].map(([key, { parts, places }]) => (
        <figure key={key} className="pv">
          <figcaption>{places.map((place) => placeWords[view.language][place]).join(' · ')}</figcaption>
          <Drawn view={view} parts={parts} card={card} />
        </figure>
      ))}
    </section>
  );
}

/** This preview shows what the saved draft allows on the web. It is hidden while other choices are not saved yet. */
export function DraftPreview({ view: given }: { view: View }) {
  const own = say(given);
  const words = given.link.draft ?? {};
  const view = hasOwnWords(words) ? inOriginal(given) : given;
  if (!askedPlaces(view).includes('web')) return null;
  const parts = partsAt(view, draftParts(view), 'web');
  return (
    <section className="see web-preview">
      <h2>{parts.length > 0 ? own.draftPreview : own.draftNothing}</h2>
      {parts.length > 0 ? <Drawn view={view} parts={parts} card={cardWith(view, words)} /> : null}
    </section>
  );
}

const inOriginal = (view: View): View => ({ ...view, wording: view.snapshot.languages?.[0] });

/** An answer with these words covers the original with them, or the wording that is open. */
const cardWith = (view: View, words: OwnWords) =>
  hasOwnWords(words) ? cardInOwnWords(view.snapshot.card, words) : shownCard(view);

interface Shown {
  view: View;
  parts: readonly Subject[];
  card: CardContent;
}

const Drawn = ({ view, parts, card }: Shown) => (
  <div className="stage one">
    <div className="shown" lang={langOf(view)}>
      {parts.includes('text') ? (
        <AsVisitorsSee view={view}>
          <ReferenceCard
            card={onlyParts(card, parts)}
            branding={cardBranding(view.snapshot.branding)}
            headingLevel={3}
          />
        </AsVisitorsSee>
      ) : (
        <LogoCard view={view} parts={parts} card={card} />
      )}
    </div>
  </div>
);

/** Without the text nothing is left but name and logo. */
function LogoCard({ view, parts, card }: Shown) {
  const logo = parts.includes('logo') ? safeImage(card.logoImage) : undefined;
  const name = parts.includes('name') ? card.company : undefined;
  return (
    <div className="lc">
      {logo ? <img src={logo} alt="" /> : null}
      {name ? <b dir="auto">{name}</b> : null}
      <span>{say(view).logoCard(view.snapshot.organization)}</span>
    </div>
  );
}
