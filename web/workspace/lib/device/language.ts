import { isLanguage, type Language } from '#contract/words/languages';
import { language as built } from '#words/language';

const secondsOfYear = 365 * 24 * 60 * 60;

const cookieIn = (cookies: string) => /(?:^|; )language=([a-z]+)/.exec(cookies)?.[1];

/** The edge reads the cookie when it chooses the document. */
function saveLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `language=${language}; path=/; max-age=${secondsOfYear}; samesite=lax${secure}`;
}

/** Each language is a build of its own, so the page has to be loaded anew. */
export function changeLanguage(language: Language): void {
  saveLanguage(language);
  if (language !== built) window.location.reload();
}

/** Takes the language over that the person chose on another device: at once on a new browser, else from the next page on. */
export function followProfile({ language }: { language?: string | undefined }): void {
  if (!language || !isLanguage(language)) return;
  const known = cookieIn(document.cookie);
  if (known === language) return;
  saveLanguage(language);
  // A browser that refuses the cookie would load the same document again and again.
  if (!known && language !== built && cookieIn(document.cookie) === language) window.location.reload();
}
