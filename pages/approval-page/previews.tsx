import { placeWords } from '#contract/permission/place-words';
import type { Parts, Place } from '#contract/permission/places';
import type { CardContent } from '#contract/cards/card';
import type { Subject } from '#contract/rules/choices';
import { cardBranding } from '#web/public/page-style.ts';
import { ReferenceCard } from '#web/shared/cards/reference-card.tsx';
import { safeImage } from '#web/shared/cards/safe-address.ts';
import { askedPlaces, onlyParts, partsAt, say, type View } from './view.ts';

/** Places with the same parts share one picture. */
export function Previews({
  view,
  groups,
  card,
}: {
  view: View;
  groups: readonly Parts[];
  card: CardContent;
}) {
  const own = say(view);
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
      {[...shown].map(([key, { parts, places }]) => (
        <figure key={key} className="pv">
          <figcaption>{places.map((place) => placeWords[view.language][place]).join(' · ')}</figcaption>
          <div className="stage one">
            <div className="shown">
              {parts.includes('text') ? (
                <ReferenceCard
                  card={onlyParts(card, parts)}
                  branding={cardBranding(view.snapshot.branding)}
                  headingLevel={3}
                />
              ) : (
                <LogoCard view={view} parts={parts} card={card} />
              )}
            </div>
          </div>
        </figure>
      ))}
    </section>
  );
}

/** Without the text nothing is left but name and logo. */
function LogoCard({ view, parts, card }: { view: View; parts: readonly Subject[]; card: CardContent }) {
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
