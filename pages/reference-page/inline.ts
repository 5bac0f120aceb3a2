import cardStyles from '#web/cards/cards.css?inline';
// oxlint-disable-next-line import/default -- made by tools/inline-files.ts
import script from '#web/public/page-script.ts?inline';
import pageStyles from '#web/public/public.css?inline';

/** What every document carries within itself; the policy names the hash of each. */
export const pageScript = script;
export const styles = pageStyles + cardStyles;

/** The font that the styles ask for, so that it comes beside the document and not after it. */
export const fontAddress = /url\("?([^")]+\.woff2)/.exec(styles)?.[1];

/** A story that a pointer rests on is fetched ahead; it is counted when it is shown, not when it is fetched. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/reference-page/*' }, { not: { selector_matches: '[target]' } }] },
      eagerness: 'moderate',
    },
  ],
});
