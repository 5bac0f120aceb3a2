import listStyles from '#web/public/list.css?inline';
// oxlint-disable-next-line import/default -- made by tools/build/inline-files.ts
import script from '#web/public/page-script.ts?inline';
import pageStyles from '#web/public/public.css?inline';
import proofStyles from '#web/public/proof.css?inline';
import storyStyles from '#web/public/story.css?inline';
import { fontOf } from './used-styles.ts';

/** Scripts and styles that documents carry inline; the policy contains their hashes. */
export const pageScript = script;
export const styles = {
  list: pageStyles + listStyles,
  story: pageStyles + storyStyles,
  proof: pageStyles + proofStyles,
  notice: pageStyles,
};
export type Kind = keyof typeof styles;

/** Those that visitors read and go on from: they are counted, and what they lead to is fetched ahead. */
export const isRead = (kind: Kind): boolean => kind === 'list' || kind === 'story';

/** The font that the styles ask for, so that it comes beside the document and not after it. */
export const fontAddress = fontOf(pageStyles);

/** A story that a pointer rests on is fetched ahead; it is counted when it is shown, not when it is fetched. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/reference-page/*' }, { not: { selector_matches: '[target]' } }] },
      eagerness: 'moderate',
    },
  ],
});
