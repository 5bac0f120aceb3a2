import { contactLanguages } from '#contract/resources/customer';
import { documentOf } from './document.tsx';
import { DoneHead, PlainTop } from './frame.tsx';
import { words, type Language } from './words.ts';

/** Names nobody. Without a request, the notice is in all languages. */
export function notice(
  status: number,
  what: 'ended' | 'failed' | 'expired',
  languages: readonly Language[] = contactLanguages,
) {
  const [first] = languages;
  return documentOf({
    status,
    language: first!,
    title: words[first!][what],
    children: (
      <>
        <PlainTop />
        <main className="page solo">
          {languages.map((language, index) => {
            const own = words[language];
            const lead =
              what === 'failed' ? own.failedHint : what === 'ended' ? own.endedHint : own.expiredLead;
            const icon = what === 'expired' ? 'over' : 'no';
            return (
              <div key={language} lang={language}>
                <DoneHead icon={icon} title={own[what]} lead={lead} under={index > 0} />
              </div>
            );
          })}
          <p className="foot">{words[first!].private}</p>
        </main>
      </>
    ),
  });
}
