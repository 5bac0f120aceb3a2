import type { Translation } from '#contract/resources/translation';
import { absentOr, equals } from '../shared/data/expression.ts';
import { expiresAfterDays } from '../shared/data/expiry.ts';
import { keys } from '../shared/data/keys.ts';
import { put, type Step } from '../shared/data/write.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { proposeSlug } from '../shared/slug/propose-slug.ts';
import { titleOf } from './store.ts';

/** A translation gets its name in the address when it is first ready, and keeps it. */
export async function withSlug(
  { table, organizationId }: Pick<MemberContext, 'table' | 'organizationId'>,
  translation: Translation,
): Promise<{ after: Translation; steps: Step[] }> {
  const { referenceId, language, status } = translation;
  if (translation.slug || status !== 'Ready') return { after: translation, steps: [] };
  const own = { referenceId, language };
  const name = titleOf(translation);
  // Two languages may have one title, so the last resort names the language too.
  const id = referenceId + language;
  const slug = await proposeSlug({ name, id, kind: 'story' }, async (candidate) => {
    const found = await table.get(keys.referenceSlug(organizationId, candidate));
    return found !== undefined && (found.referenceId !== referenceId || found.language !== language);
  });
  return {
    after: { ...translation, slug },
    steps: [
      put(keys.referenceSlug(organizationId, slug), own, {
        referenceId: absentOr(equals(referenceId)),
        language: absentOr(equals(language)),
      }),
    ],
  };
}

/** The address of a deleted translation becomes free when that of a deleted reference would. */
export const releaseSlug = (
  organizationId: string,
  { slug, referenceId, language }: Translation,
  now: Date,
) =>
  slug
    ? [
        put(keys.referenceSlug(organizationId, slug), {
          referenceId,
          language,
          ...expiresAfterDays('goneDays', now),
        }),
      ]
    : [];
