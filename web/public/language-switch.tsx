import { useContext } from 'react';
import { ownName } from '#contract/words/language-name';
import type { Alternate } from './page-view.ts';
import { PageWords } from './page-words.tsx';

/** Links, because a page must not change its language by itself. */
export function LanguageSwitch({ alternates, shown }: { alternates: readonly Alternate[]; shown?: string }) {
  const words = useContext(PageWords);
  if (alternates.length < 2) return null;
  return (
    <nav className="page-languages" aria-label={words.languages}>
      <ul>
        {alternates.map(({ language, path }) => (
          <li key={language}>
            <a
              href={path}
              lang={language}
              hrefLang={language}
              aria-current={language === shown ? 'page' : undefined}
            >
              <bdi>{ownName(language)}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
