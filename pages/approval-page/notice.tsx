import { contactLanguages, type Contact } from '#contract/resources/customer';
import { defaultCardColor } from '#contract/cards/card-options';
import { defaultBranding } from '#contract/cards/default-branding';
import { pageStyle } from '#web/public/page-style.ts';
import { documentOf } from './document.tsx';
import { words } from './words.ts';

const primary = defaultCardColor;
/** Neutral colors, because the notice does not reveal the organization. */
const style = pageStyle({ brandColors: { ...defaultBranding.brandColors, primary } }, 'auto');

/** Without a request, the notice is in all languages. */
export function notice(
  status: number,
  what: 'ended' | 'failed',
  languages: readonly Contact['language'][] = contactLanguages,
) {
  const [first] = languages;
  return documentOf({
    status,
    language: first!,
    title: words[first!][what],
    style,
    children: (
      <div className="page">
        <main className="page-notice">
          {languages.map((language, index) => {
            const Heading = index === 0 ? 'h1' : 'h2';
            return (
              <div key={language} lang={language}>
                <Heading>{words[language][what]}</Heading>
                <p>{words[language][`${what}Hint`]}</p>
              </div>
            );
          })}
        </main>
      </div>
    ),
  });
}
