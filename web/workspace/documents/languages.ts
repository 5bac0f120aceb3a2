import type { OrganizationSettings } from '#contract/resources/organization';
import type { ContentLanguage } from '#contract/rules/content-languages';

type Offered = Pick<OrganizationSettings, 'language' | 'languages'>;

export const languagesOf = ({ language, languages }: Offered): ContentLanguage[] => [language, ...languages];

/** Returns the first of the buyer's languages in which the organization writes, or else the organization's own. */
export function languageFor(offered: Offered, wanted: readonly string[] = []): ContentLanguage {
  const known = languagesOf(offered);
  return wanted.flatMap((code) => known.find((one) => one === code) ?? [])[0] ?? offered.language;
}
