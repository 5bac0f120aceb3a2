import { isContentLanguage, type ContentLanguage } from '#contract/rules/content-languages';

/** Reads `?lang=` in any form that a website writes, such as sv-FI. */
export function preferredLanguage(query: URLSearchParams): ContentLanguage | undefined {
  const [code = ''] = (query.get('lang') ?? '').toLowerCase().split(/[-_]/);
  return isContentLanguage(code) ? code : undefined;
}
