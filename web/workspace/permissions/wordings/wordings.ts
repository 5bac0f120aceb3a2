import type { Approval } from '#contract/resources/approval';
import type { OrganizationSettings } from '#contract/resources/organization';
import type { WordingState } from '#contract/resources/permission';
import type { Reference } from '#contract/resources/reference';
import type { Permissions } from '../api.ts';

export interface Wording {
  language: string;
  state: WordingState | 'waiting';
}

/** Returns each translation that is ready with the customer's answer, or `waiting` without one. */
export const wordingsWith = (
  { wordings = [] }: Pick<Permissions, 'wordings'>,
  approvals: readonly Approval[],
): Wording[] =>
  wordings.map(({ language, state }) => {
    const isAsked = approvals.some(
      ({ status, languages }) => status === 'waiting' && languages?.includes(language),
    );
    return { language, state: state !== 'allowed' && isAsked ? 'waiting' : state };
  });

/** The languages that a request about the reference as it is now would be about, and those that are not ready. */
export function askedLanguages(
  { language, translations = {} }: Pick<Reference, 'language' | 'translations'>,
  settings: Pick<OrganizationSettings, 'language' | 'languages'> | undefined,
): { ready: string[]; drafts: string[] } {
  if (!settings) return { ready: [], drafts: [] };
  const original = language ?? settings.language;
  const others = [settings.language, ...settings.languages].filter((code) => code !== original);
  const inState = (status: 'Ready' | 'Draft') =>
    others.filter((code) => translations[code]?.status === status);
  const ready = inState('Ready');
  return { ready: ready.length > 0 ? [original, ...ready] : [], drafts: inState('Draft') };
}
