// oxlint-disable-next-line import/default -- made by tools/build/inline-files.ts
import letters from '#web/public/letters-script.ts?inline';
import headerStyles from '#web/public/header.css?inline';
import listStyles from '#web/public/list.css?inline';
// oxlint-disable-next-line import/default -- made by tools/build/inline-files.ts
import script from '#web/public/page-script.ts?inline';
import pageStyles from '#web/public/public.css?inline';
import proofStyles from '#web/public/proof.css?inline';
import letterStyles from '#web/public/letter.css?inline';
import storyStyles from '#web/public/story.css?inline';
import { classesIn, usedStyles } from './used-styles.ts';

/** The policy contains the hashes of these. */
export const pageScript = script;
export const lettersScript = letters;
export const styles = {
  list: pageStyles + headerStyles + listStyles,
  story: pageStyles + storyStyles,
  letter: pageStyles + letterStyles,
  proof: proofStyles,
  notice: pageStyles,
};
export type Kind = keyof typeof styles;

/** Only these pages are counted, and their links are prefetched. */
export const isRead = (kind: Kind): boolean => kind === 'list' || isFixed(kind);

const isFixed = (kind: Kind): boolean => kind === 'story' || kind === 'letter';

/** Returns the styles that a page needs. A list changes when it is filtered, so it keeps those of what may come. */
export function stylesOf(kind: Kind, html: string): string {
  const used = (css: string) => usedStyles(css, classesIn(html), true);
  if (kind === 'list') return pageStyles + used(headerStyles) + listStyles;
  return isFixed(kind) ? used(styles[kind]) : styles[kind];
}

/** A story is prefetched while a pointer rests on it, and counted only when it is shown. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/reference-page/*' }, { not: { selector_matches: '[target]' } }] },
      eagerness: 'moderate',
    },
  ],
});
